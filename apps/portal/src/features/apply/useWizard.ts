import type { ApplicationKind, DocumentKindRule } from '@temple-land/portal-core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router-dom';
import type { FormDraft } from '../../common/draft/DraftLoader.tsx';
import { parsePaymentOrder } from '../../common/payments/PaymentOutcome.tsx';
import type { StepNavigation } from './steps/StepCard.tsx';
import {
  findFirstOpenStep,
  getNextStep,
  getPreviousStep,
  parseStep,
  type StepNumber,
} from './steps/steps.ts';
import { listDocuments } from './caseDocuments.ts';
import { isKindAddress } from './kindPath.ts';
import { useLandDraft } from './useLandDraft.ts';
import { useSubmitApplication } from './useSubmitApplication.ts';

/** The options of the wizard. */
export interface WizardOptions {
  /** The stored draft. */
  formDraft: FormDraft;
  /** The kinds of documents in force. */
  rules: readonly DocumentKindRule[];
  onSubmitted: (applicationNo: string) => void;
  /** Called when the user continues later; the answers are saved. */
  onLater: () => void;
}

const feeStep: StepNumber = 4;
const documentsStep: StepNumber = 5;

/** Returns the draft of an application, its open step and the navigation between the steps. */
export function useWizard({ formDraft, rules, onSubmitted, onLater }: WizardOptions) {
  const text = useTranslation(['apply', 'common', 'specification']);
  const [address, setAddress] = useSearchParams();
  const { key } = useLocation();
  const [firstKey] = useState(key);
  const { draft, change, content } = useLandDraft(formDraft);
  const kinds = listDocuments(rules, draft.answers, text);
  const required = kinds.filter((kind) => kind.required).map(({ documentId }) => documentId);
  const firstOpen = findFirstOpenStep(draft, required);
  // The first incomplete step at the start: typing the last answer of a step does not close it.
  const [initialStep] = useState(firstOpen);
  // A payer who returns sees what became of the payment.
  const opened = parsePaymentOrder(address) === undefined ? initialStep : feeStep;
  const step = parseStep(address.get('step') ?? String(opened), firstOpen);
  const openStep = (number: StepNumber) => setAddress({ step: String(number) });
  const { submit, isPending, message } = useSubmitApplication(formDraft, {
    onSubmitted: ({ applicationNo }) => onSubmitted(applicationNo),
    onAlreadyReceived: () => {
      change({ files: [] });
      openStep(documentsStep);
    },
    onError: () => formDraft.autosave(content),
  });
  const saveAndLeave = async () => {
    if (await formDraft.saveNow()) onLater();
  };
  const navigation: StepNavigation = {
    ...(step === 1 ? {} : { onBack: () => openStep(getPreviousStep(step)) }),
    onLater: () => void saveAndLeave(),
    focusHeading: key !== firstKey,
  };
  const sendApplication = async () => {
    await formDraft.discardPending();
    submit(draft);
  };
  const chooseKind = (applicationKind: ApplicationKind) => {
    change(({ answers }) => ({ answers: { ...answers, applicationKind } }));
    openStep(1);
  };
  const openNextStep = () => openStep(getNextStep(step));
  return {
    isKindOpen: draft.answers.applicationKind === '' || isKindAddress(address),
    chooseKind,
    kinds,
    step,
    firstOpen,
    draft,
    change,
    ways: navigation,
    goOn: openNextStep,
    send: sendApplication,
    isPending,
    message,
  };
}

/** What `useWizard` returns. */
export type Wizard = ReturnType<typeof useWizard>;
