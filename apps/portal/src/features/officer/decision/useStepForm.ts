import {
  StepData as GivenSchema,
  type OfficerApplication,
  type QueueRow,
} from '@temple-land/portal-core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { toSubmittedFiles } from '../../../common/files/toSubmittedFiles.ts';
import { useStepFiles } from '../../../common/files/useStepFiles.ts';
import { getStateLabel } from '../../../common/applications/stepLabels.ts';
import { useSheet } from '../valuation/useSheet.ts';
import type { UndoableApplication } from './UndoStep.tsx';
import { useStepLetter } from './useStepLetter.ts';
import { useStepMutation } from './useStepMutation.ts';

const isFilledIn = (need: string, text: string): boolean =>
  text.trim() !== '' && v.safeParse(GivenSchema, { [need]: text }).success;

/** An application with the sheet that the rates propose, when its details are loaded. */
export type SteppableApplication = QueueRow & Pick<OfficerApplication, 'valuation'>;

/** A step that another part of the page proposes, with the texts of some of its fields. */
export interface StepProposal {
  action: string;
  texts: Readonly<Record<string, string>>;
}

/** The undo of a step that was just taken. */
export interface UndoOffer {
  row: UndoableApplication;
  until: string;
}

/** Takes the message about a step that was taken, and its undo if it has one. */
export type OnStepTaken = (message: string, undo?: UndoOffer) => void;

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
): string[] {
  const faulty = optional.filter(
    (name) => getText(name) !== '' && !isFilledIn(name, getText(name)),
  );
  return [...needs.filter((need) => !isFilledIn(need, getText(need))), ...faulty];
}

/** Returns the data of a step: the texts of its fields that are filled in correctly. */
function pickGiven(names: readonly string[], getText: (name: string) => string) {
  const filled = names.filter((name) => isFilledIn(name, getText(name)));
  return v.parse(GivenSchema, Object.fromEntries(filled.map((name) => [name, getText(name)])));
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
  const hasSheet = chosen === valueAction;
  const sheet = useSheet(row.valuation);
  const getText = (need: string) => texts[need] ?? '';
  const { needs, optional } = listTypedFields(row, chosen);
  const missing = [
    ...(hasSheet && sheet.entry === undefined ? [sheetField] : []),
    ...listMissing(needs, optional, getText),
  ];
  const letter = useStepLetter(row, chosen, pickGiven([...needs, ...optional], getText));
  const submit = () => {
    setSubmitCount(submitCount + 1);
    if (chosen === '' || missing.length > 0) return;
    const given = pickGiven([...needs, ...optional], getText);
    const { applicationType, applicationId, applicationNo: number, version } = row;
    step.mutate(
      {
        applicationType,
        applicationId,
        action: chosen,
        version,
        given,
        ...(letter.toSend && { letter: letter.toSend }),
        ...(hasSheet && sheet.entry && { sheet: sheet.entry }),
        ...toSubmittedFiles(stepFiles.files),
      },
      {
        onSuccess: (answer) => {
          if (!('result' in answer)) return;
          const { isWaitingForSecondKey, state, version: next, undoUntil: until } = answer.result;
          const moved = { applicationType, applicationId, applicationNo: number, version: next };
          onStepTaken(
            isWaitingForSecondKey
              ? t('step.second', { number })
              : t('step.done', { number, state: t(`specification:${getStateLabel(state)}`) }),
            until === undefined ? undefined : { row: moved, until },
          );
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
    setText,
    submitCount,
    submit,
    reload,
    isPending: step.isPending,
    message: step.error?.userMessage,
  };
}
