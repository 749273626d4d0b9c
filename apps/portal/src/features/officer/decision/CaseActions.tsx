import type { OfficerApplication } from '@temple-land/portal-core';
import { useState } from 'react';
import { lazySection } from '../../../common/page/lazySection.tsx';
import { DecisionCard } from './DecisionCard.tsx';
import { LastStep } from './LastStep.tsx';
import type { OnStepTaken, StepProposal } from './useStepForm.ts';

// Its date fields are larger than the rest of the page.
const WorkflowStepCard = lazySection(
  async () => (await import('./WorkflowStepCard.tsx')).WorkflowStepCard,
);

/** The props of `CaseActions`. */
export interface CaseActionsProps {
  application: OfficerApplication;
  /** A step that another part of the page proposes, with its texts. */
  proposal?: StepProposal | undefined;
  onDecided: () => void;
  /** Called after a step, with the message about the new state, and its undo if it has one. */
  onStepTaken: OnStepTaken;
}

/**
 * The steps and decisions that an officer may take. Nothing is chosen from the start; a choice in one card takes back
 * that in the other one, so that at most one button acts.
 */
export function CaseActions({ application, proposal, onDecided, onStepTaken }: CaseActionsProps) {
  const [active, setActive] = useState<'step' | 'decision'>();
  return (
    <>
      <LastStep application={application} onUndone={onStepTaken} />
      <WorkflowStepCard
        row={application}
        proposal={proposal}
        isActive={active === 'step'}
        onActive={() => setActive('step')}
        onStepTaken={onStepTaken}
      />
      <DecisionCard
        key={application.applicationId}
        row={application}
        isActive={active === 'decision'}
        onActive={() => setActive('decision')}
        onDecided={onDecided}
      />
    </>
  );
}
