import { StepData as GivenSchema, type QueueRow } from '@temple-land/portal-core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { stateWord } from './stepWords.ts';
import { useStep } from './useStep.ts';

const isGiven = (need: string, text: string): boolean =>
  text.trim() !== '' && v.safeParse(GivenSchema, { [need]: text }).success;

/**
 * Holds which step of an application is chosen and what it needs, as texts by need. `submit` takes the step when nothing
 * is missing, and tells `onTaken` in words where the application stands.
 */
export function useStepForm(row: QueueRow, onTaken: (words: string) => void) {
  const { t } = useTranslation(['officer', 'common', 'specification']);
  const { step, refresh } = useStep();
  const [chosen, setChosen] = useState(row.actions[0]?.name ?? '');
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>({});
  const [submitCount, setSubmitCount] = useState(0);
  const needs = row.actions.find(({ name }) => name === chosen)?.needs ?? [];
  const missing = needs.filter((need) => !isGiven(need, texts[need] ?? ''));
  const submit = () => {
    setSubmitCount(submitCount + 1);
    if (missing.length > 0) return;
    const given = v.parse(
      GivenSchema,
      Object.fromEntries(needs.map((need) => [need, texts[need]])),
    );
    const { applicationType, applicationId, applicationNo: number, version } = row;
    step.mutate(
      { applicationType, applicationId, action: chosen, version, given },
      {
        onSuccess: (answer) => {
          if (!('result' in answer)) return;
          const { isWaitingForSecondKey, state } = answer.result;
          onTaken(
            isWaitingForSecondKey
              ? t('step.second', { number })
              : t('step.done', { number, state: t(`specification:${stateWord(state)}`) }),
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
    missing,
    texts,
    setText,
    submitCount,
    submit,
    reload,
    isPending: step.isPending,
    message: step.error?.userMessage,
  };
}
