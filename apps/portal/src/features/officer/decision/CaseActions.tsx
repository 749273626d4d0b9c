import type { OfficerApplication } from '@temple-land/portal-core';
import { useState } from 'react';
import { lazySection } from '../../../common/page/lazySection.tsx';
import { DecisionCard } from './DecisionCard.tsx';

// Its date fields are larger than the rest of the page.
const WorkflowStepCard = lazySection(
  async () => (await import('./WorkflowStepCard.tsx')).WorkflowStepCard,
);

/** The props of `CaseActions`. */
export interface CaseActionsProps {
  application: OfficerApplication;
  onDecided: () => void;
  /** Called after a step, with the message about the new state. */
  onStepTaken: (message: string) => void;
}

/**
 * The steps and decisions that an officer may take. Nothing is chosen from the start; a choice in one card takes back
 * that in the other one, so that at most one button acts.
 */
export function CaseActions({ application, onDecided, onStepTaken }: CaseActionsProps) {
  const [active, setActive] = useState<'step' | 'decision'>();
  return (
    <>
      <WorkflowStepCard
        row={application}
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
