import { Steps } from '@temple-land/ui';
import { useCallback, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import * as styles from '../../blocks/formPage.css.ts';
import type { DocumentKind } from '../../blocks/useDocumentKinds.ts';
import type { FormDraft } from '../../blocks/WithDraft.tsx';
import { useText } from '../../i18n/useText.ts';
import type { Session } from '../../state/session.ts';
import { CheckStep } from './CheckStep.tsx';
import { DetailsStep } from './DetailsStep.tsx';
import { DocumentsStep } from './DocumentsStep.tsx';
import type { DraftLand } from './landDraft.ts';
import { LandStep } from './LandStep.tsx';
import { PurposeStep } from './PurposeStep.tsx';
import type { StepWays } from './StepCard.tsx';
import {
  firstOpenStep,
  stepAfter,
  stepBefore,
  stepCount,
  stepOf,
  steps,
  type StepNumber,
} from './steps.ts';
import { useDraft } from './useDraft.ts';
import { useSubmitApplication } from './useSubmitApplication.ts';

/** What the form of five steps takes. */
export interface ApplyWizardProps {
  session: Session;
  /** What the service keeps of it. */
  kept: FormDraft;
  /** The documents it asks for. */
  kinds: readonly DocumentKind[];
  onSubmitted: (applicationNo: string) => void;
  /** The user goes elsewhere and comes back later; the answers are kept. */
  onLater: () => void;
}

function Progress({ step, firstOpen }: { step: StepNumber; firstOpen: StepNumber }) {
  const { t } = useText();
  const noteOf = (number: StepNumber) => {
    if (number === step) return t('apply.stepOf', { n: number, total: stepCount });
    return number < firstOpen ? t('apply.step.done') : t('apply.step.todo', { n: number });
  };
  return (
    <div className={styles.progress}>
      <Steps
        label={t('apply.progress')}
        current={String(step)}
        steps={steps.map(({ number, title }) => ({
          id: String(number),
          title: t(title),
          note: noteOf(number),
        }))}
        renderLink={({ id }, content) => <a href={`?step=${id}`}>{content}</a>}
      />
    </div>
  );
}

/** The application for land in five steps; the address says which one is open. */
export function ApplyWizard(props: ApplyWizardProps) {
  const { session, kept, kinds, onSubmitted, onLater } = props;
  const [address, setAddress] = useSearchParams();
  const { key } = useLocation();
  const [firstKey] = useState(key);
  const { draft, change, content } = useDraft(kept);
  const { submit, isPending, said } = useSubmitApplication();
  const keepLand = useCallback((land: DraftLand) => change({ land }), [change]);
  const required = kinds.filter((kind) => kind.required).map(({ documentId }) => documentId);
  const firstOpen = firstOpenStep(draft, required);
  // A step stays open while its last answer is typed.
  const [begunAt] = useState(firstOpen);
  const step = stepOf(address.get('step') ?? String(begunAt), firstOpen);
  const go = (number: StepNumber) => setAddress({ step: String(number) });
  const goOn = () => go(stepAfter(step));
  const leave = async () => {
    if (await kept.finish()) onLater();
  };
  const ways: StepWays = {
    ...(step === 1 ? {} : { onBack: () => go(stepBefore(step)) }),
    onLater: () => void leave(),
    hasMoved: key !== firstKey,
  };
  const send = async () => {
    await kept.settle();
    const applicationNo = await submit(draft);
    if (applicationNo === undefined) {
      kept.keep(content);
      return;
    }
    onSubmitted(applicationNo);
  };
  return (
    <>
      <Progress step={step} firstOpen={firstOpen} />
      {kept.note}
      {step === 1 && (
        <DetailsStep
          session={session}
          ways={ways}
          onDone={() => {
            change({ hasSeenDetails: true });
            goOn();
          }}
        />
      )}
      {step === 2 && (
        <LandStep
          land={draft.land}
          ways={ways}
          onTyped={keepLand}
          onDone={(land) => {
            change({ land });
            goOn();
          }}
        />
      )}
      {step === 3 && (
        <PurposeStep
          purpose={draft.purpose}
          ways={ways}
          onTyped={(purpose) => change({ purpose })}
          onDone={(purpose) => {
            change({ purpose });
            goOn();
          }}
        />
      )}
      {step === 4 && (
        <DocumentsStep
          kinds={kinds}
          files={draft.files}
          ways={ways}
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
      )}
      {step === 5 && (
        <CheckStep
          draft={draft}
          session={session}
          kinds={kinds}
          ways={ways}
          isPending={isPending}
          said={said}
          onSubmit={() => void send()}
        />
      )}
    </>
  );
}
