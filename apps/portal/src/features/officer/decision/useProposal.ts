import { useEffect } from 'react';
import type { StepProposal, useStepForm } from './useStepForm.ts';

/** Returns a text with a proposed one; what is entered stays, and nothing is added twice. */
export const addProposedText = (entered: string, proposed: string): string =>
  entered.trim() === '' || proposed.includes(entered)
    ? proposed
    : entered.includes(proposed)
      ? entered
      : `${entered}\n${proposed}`;

/** Chooses a proposed step with its texts and moves the focus to its first field, each time that one is proposed. */
export function useProposal(
  proposal: StepProposal | undefined,
  form: Pick<ReturnType<typeof useStepForm>, 'choose' | 'getText' | 'setAsked' | 'setText'>,
  onActive: () => void,
  idOf: (name: string) => string,
): void {
  useEffect(() => {
    if (proposal === undefined) return;
    const { action, texts, documents } = proposal;
    onActive();
    form.choose(action);
    for (const [name, text] of Object.entries(texts)) {
      form.setText(name, addProposedText(form.getText(name), text));
    }
    if (documents !== undefined) {
      form.setAsked((now) => ({
        ...now,
        documents: [...new Set([...now.documents, ...documents])],
      }));
    }
    const [first = ''] = Object.keys(texts);
    // The field is rendered with the chosen step.
    requestAnimationFrame(() => document.getElementById(idOf(first))?.focus());
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only a new proposal counts
  }, [proposal]);
}
