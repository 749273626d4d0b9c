import {
  StepData as GivenSchema,
  type OfficerApplication,
  type Output,
  type QueueRow,
} from '@temple-land/portal-core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { toSubmittedFiles } from '../../../common/files/toSubmittedFiles.ts';
import { useStepFiles } from '../../../common/files/useStepFiles.ts';
import { getStateLabel } from '../../../common/applications/stepLabels.ts';
import type { Translation } from '../../../i18n/textKey.ts';
import { useSheet } from '../valuation/useSheet.ts';
import type { UndoableApplication } from './UndoStep.tsx';
import { useAskedParts } from './useAskedParts.ts';
import { useStepLetter } from './useStepLetter.ts';
import { useStepMutation } from './useStepMutation.ts';

const isFilledIn = (need: string, text: string): boolean =>
  text.trim() !== '' && v.safeParse(GivenSchema, { [need]: text }).success;

/** An application with the sheet that the rates propose, when its details are loaded. */
export type SteppableApplication = QueueRow &
  Pick<OfficerApplication, 'valuation'> &
  Partial<Pick<OfficerApplication, 'land'>>;

/** A step that another part of the page proposes, with the texts of some of its fields. */
export interface StepProposal {
  action: string;
  texts: Readonly<Record<string, string>>;
  /** The kinds of documents that it asks for again. */
  documents?: readonly number[];
}

/** The undo of a step that was just taken. */
export interface UndoOffer {
  row: UndoableApplication;
  until: string;
}

/** Takes the message about a step that was taken, and its undo if it has one. */
export type OnStepTaken = (message: string, undo?: UndoOffer) => void;

type StepResult = Extract<Output<'officerStep'>, { result: unknown }>['result'];

const valueAction = 'value';

/** The fields of the step that values land that follow from its sheet. */
const sheetFields: ReadonlySet<string> = new Set(['areaGranted', 'plotNo', 'ratePerAcre']);

/** The name of the sheet among the fields that are missing. */
export const sheetField = 'sheet';

/** Returns the fields of a step that the officer types. */
function listTypedFields({ actions }: QueueRow, chosen: string) {
  const action = actions.find(({ name }) => name === chosen);
  const isTyped = (name: string) => chosen !== valueAction || !sheetFields.has(name);
  return {
    needs: (action?.needs ?? []).filter(isTyped),
    optional: (action?.optional ?? []).filter(isTyped),
  };
}

/** Returns the fields that are missing or wrong. */
function listMissing(
  needs: readonly string[],
  optional: readonly string[],
  getText: (name: string) => string,
  lacksSheet: boolean,
): string[] {
  const faulty = optional.filter(
    (name) => getText(name) !== '' && !isFilledIn(name, getText(name)),
  );
  const unfilled = needs.filter((need) => !isFilledIn(need, getText(need)));
  return [...(lacksSheet ? [sheetField] : []), ...unfilled, ...faulty];
}

/** Returns the data of a step: the texts of its fields that are filled in correctly. */
function pickGiven(names: readonly string[], getText: (name: string) => string) {
  const filled = names.filter((name) => isFilledIn(name, getText(name)));
  return v.parse(GivenSchema, Object.fromEntries(filled.map((name) => [name, getText(name)])));
}

/** Returns the message about a step that was taken, and its undo if it has one. */
function describeStep(
  { isWaitingForSecondKey, state, version, undoUntil: until }: StepResult,
  { applicationType, applicationId, applicationNo: number }: QueueRow,
  t: Translation<'officer'>['t'],
): Parameters<OnStepTaken> {
  if (isWaitingForSecondKey) return [t('step.second', { number })];
  const message = t('step.done', { number, state: t(`specification:${getStateLabel(state)}`) });
  const moved = { applicationType, applicationId, applicationNo: number, version };
  return until === undefined ? [message] : [message, { row: moved, until }];
}

/**
 * Returns the form of the chosen workflow step, with the texts of its fields; no step is chosen from the start. `submit`
 * takes the step when no field is missing and calls `onStepTaken` with the message about the new state.
 */
export function useStepForm(row: SteppableApplication, onStepTaken: OnStepTaken) {
  const { t } = useTranslation(['officer', 'common', 'specification']);
  const { step, refresh } = useStepMutation();
  const [chosen, setChosen] = useState('');
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>({});
  const [submitCount, setSubmitCount] = useState(0);
  const stepFiles = useStepFiles();
  const question = useAskedParts(row, chosen);
  const hasSheet = chosen === valueAction;
  const sheet = useSheet(row.valuation);
  const getText = (need: string) => texts[need] ?? '';
  const { needs, optional } = listTypedFields(row, chosen);
  const lacksSheet = hasSheet && sheet.entry === undefined;
  const missing = listMissing(needs, optional, getText, lacksSheet);
  const letter = useStepLetter(row, chosen, pickGiven([...needs, ...optional], getText));
  const submit = () => {
    setSubmitCount(submitCount + 1);
    if (chosen === '' || missing.length > 0) return;
    const given = pickGiven([...needs, ...optional], getText);
    const { applicationType, applicationId, version } = row;
    step.mutate(
      {
        applicationType,
        applicationId,
        action: chosen,
        version,
        given,
        ...(letter.toSend && { letter: letter.toSend }),
        ...(hasSheet && sheet.entry && { sheet: sheet.entry }),
        ...question.sentParts,
        ...toSubmittedFiles(stepFiles.files),
      },
      {
        onSuccess: (answer) => {
          if ('result' in answer) onStepTaken(...describeStep(answer.result, row, t));
        },
      },
    );
  };
  const reload = () => {
    step.reset();
    refresh();
  };
  const choose = (action: string) => {
    setChosen(action);
    setSubmitCount(0);
  };
  const setText = (need: string, text: string) => setTexts((now) => ({ ...now, [need]: text }));
  return {
    chosen,
    choose,
    needs,
    optional,
    missing,
    getText,
    letter,
    /** The sheet of the step that values land; undefined for any other. */
    sheet: hasSheet ? sheet : undefined,
    stepFiles,
    ...question,
    setText,
    submitCount,
    submit,
    reload,
    isPending: step.isPending,
    message: step.error?.userMessage,
  };
}
