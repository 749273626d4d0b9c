import { useCallback } from 'react';
import type { DocumentKind } from '../../../common/files/useDocumentKinds.ts';
import type { Session } from '../../../state/session.ts';
import { CheckStep } from './CheckStep.tsx';
import { DetailsStep } from './DetailsStep.tsx';
import { DocumentsStep } from './DocumentsStep.tsx';
import type { LandDraft, TypedAnswers } from '../landDraft.ts';
import { LandStep } from './LandStep.tsx';
import { PurposeStep } from './PurposeStep.tsx';
import type { Wizard } from '../useWizard.ts';

/** The props of `OpenStep`. */
export interface OpenStepProps {
  wizard: Wizard;
  session: Session;
  /** The required documents. */
  kinds: readonly DocumentKind[];
}

/** The open step of the application. */
export function OpenStep({ wizard, session, kinds }: OpenStepProps) {
  const { step, draft, change, ways: navigation, goOn } = wizard;
  const keep = useCallback((answers: TypedAnswers) => change({ answers }), [change]);
  const done = (changes: Partial<LandDraft>) => {
    change(changes);
    goOn();
  };
  switch (step) {
    case 1:
      return (
        <DetailsStep {...{ session, navigation }} onDone={() => done({ hasSeenDetails: true })} />
      );
    case 2:
      return (
        <LandStep
          answers={draft.answers}
          navigation={navigation}
          onChange={keep}
          onDone={(answers) => done({ answers })}
        />
      );
    case 3:
      return (
        <PurposeStep
          answers={draft.answers}
          navigation={navigation}
          onChange={keep}
          onDone={(answers) => done({ answers })}
        />
      );
    case 4:
      return (
        <DocumentsStep
          {...{ kinds, navigation }}
          files={draft.files}
          onStored={(file) =>
            change(({ files }) => ({
              files: [...files.filter(({ kind }) => kind !== file.kind), file],
            }))
          }
          onRemove={(kind) =>
            change(({ files }) => ({ files: files.filter((file) => file.kind !== kind) }))
          }
          onDone={goOn}
        />
      );
    case 5:
      return (
        <CheckStep
          {...{ draft, session, kinds, navigation }}
          isPending={wizard.isPending}
          message={wizard.message}
          onSubmit={() => void wizard.send()}
        />
      );
  }
}
