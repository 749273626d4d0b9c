import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { DocumentKind } from '../../../common/files/useDocumentKinds.ts';
import type { Session } from '../../../state/session.ts';
import { AnswersStep } from './AnswersStep.tsx';
import { CheckStep } from './CheckStep.tsx';
import { DetailsStep } from './DetailsStep.tsx';
import { DocumentsStep } from './DocumentsStep.tsx';
import type { LandDraft, LandAnswers } from '../landDraft.ts';
import { FeeStep } from './FeeStep.tsx';
import { LandStep } from './LandStep.tsx';
import type { Wizard } from '../useWizard.ts';
import type { TextKey } from '../../../i18n/textKey.ts';

/** The props of `OpenStep`. */
export interface OpenStepProps {
  wizard: Wizard;
  session: Session;
  /** The required documents. */
  kinds: readonly DocumentKind[];
}

const purposeHeadings: Readonly<Record<string, TextKey<'apply'>>> = {
  correction: 'purpose.heading.correction',
  exchange: 'purpose.heading.exchange',
  transfer: 'purpose.heading.transfer',
};

/** The open step of the application. */
export function OpenStep({ wizard, session, kinds }: OpenStepProps) {
  const { t } = useTranslation(['apply', 'common', 'specification']);
  const { step, draft, change, ways: navigation, goOn } = wizard;
  const keep = useCallback((answers: LandAnswers) => change({ answers }), [change]);
  const done = (changes: Partial<LandDraft>) => {
    change(changes);
    goOn();
  };
  switch (step) {
    case 1:
      return (
        <DetailsStep
          {...{ session, navigation }}
          answers={draft.answers}
          onChange={keep}
          onDone={(answers) => done({ answers, hasSeenDetails: true })}
        />
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
        <AnswersStep
          step="purpose"
          title={t(purposeHeadings[draft.answers.applicationKind] ?? 'purpose.heading')}
          lead={t('purpose.hint')}
          answers={draft.answers}
          navigation={navigation}
          onChange={keep}
          onDone={(answers) => done({ answers })}
        />
      );
    case 4:
      return (
        <FeeStep
          answers={draft.answers}
          navigation={navigation}
          onChange={keep}
          onDone={(answers) => done({ answers })}
        />
      );
    case 5:
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
    case 6:
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
