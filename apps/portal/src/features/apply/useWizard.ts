import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import type { DocumentKind } from '../../common/files/useDocumentKinds.ts';
import type { FormDraft } from '../../common/draft/DraftLoader.tsx';
import type { StepWays } from './steps/StepCard.tsx';
import { firstOpenStep, stepAfter, stepBefore, stepOf, type StepNumber } from './steps/steps.ts';
import { useDraft } from './useDraft.ts';
import { useSubmitApplication } from './useSubmitApplication.ts';

/** What the steps of an application work with. */
export interface WizardOptions {
  /** What the service keeps of it. */
  kept: FormDraft;
  /** The documents it asks for. */
  kinds: readonly DocumentKind[];
  onSubmitted: (applicationNo: string) => void;
  /** The user goes elsewhere and comes back later; the answers are kept. */
  onLater: () => void;
}

const documentsStep: StepNumber = 4;

/** Holds the answers of an application and which step the address has open; returns the ways between them and out. */
export function useWizard({ kept, kinds, onSubmitted, onLater }: WizardOptions) {
  const [address, setAddress] = useSearchParams();
  const { key } = useLocation();
  const [firstKey] = useState(key);
  const { draft, change, content } = useDraft(kept);
  const required = kinds.filter((kind) => kind.required).map(({ documentId }) => documentId);
  const firstOpen = firstOpenStep(draft, required);
  // A step stays open while its last answer is typed.
  const [begunAt] = useState(firstOpen);
  const step = stepOf(address.get('step') ?? String(begunAt), firstOpen);
  const go = (number: StepNumber) => setAddress({ step: String(number) });
  const { submit, isPending, message } = useSubmitApplication(kept, {
    onSubmitted,
    onReceived: () => {
      change({ files: [] });
      go(documentsStep);
    },
    onError: () => kept.autosave(content),
  });
  const leave = async () => {
    if (await kept.saveNow()) onLater();
  };
  const ways: StepWays = {
    ...(step === 1 ? {} : { onBack: () => go(stepBefore(step)) }),
    onLater: () => void leave(),
    hasMoved: key !== firstKey,
  };
  const send = async () => {
    await kept.discardPending();
    submit(draft);
  };
  const goOn = () => go(stepAfter(step));
  return { step, firstOpen, draft, change, ways, goOn, send, isPending, message };
}

/** What `useWizard` gives. */
export type Wizard = ReturnType<typeof useWizard>;
