import { isApplicationKind } from '@temple-land/portal-core';
import { Steps } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import * as styles from '../../common/form/formPage.css.ts';
import { OutcomeMessage } from '../../common/feedback/OutcomeMessage.tsx';
import type { Session } from '../../state/session.ts';
import { Eligibility } from './eligibility/Eligibility.tsx';
import { KindLine } from './KindLine.tsx';
import { OpenStep } from './steps/OpenStep.tsx';
import { stepCount, steps, type StepNumber } from './steps/steps.ts';
import { useWizard, type WizardOptions } from './useWizard.ts';

/** The props of `ApplyWizard`. */
export interface ApplyWizardProps extends WizardOptions {
  session: Session;
}

function Progress({ step, firstOpen }: { step: StepNumber; firstOpen: StepNumber }) {
  const { t } = useTranslation(['apply', 'common', 'specification']);
  const noteOf = (number: StepNumber) => {
    if (number === step) return t('stepOf', { n: number, total: stepCount });
    return number < firstOpen ? t('step.done') : t('step.todo', { n: number });
  };
  return (
    <div className={styles.progress}>
      <Steps
        label={t('progress')}
        currentKey={String(step)}
        steps={steps.map(({ number, title }) => ({
          id: String(number),
          title: t(title),
          note: noteOf(number),
          href: `?step=${number}`,
        }))}
      />
    </div>
  );
}

/** The questions about its kind, then the land application in six steps; the address defines the open one. */
export function ApplyWizard({ session, ...options }: ApplyWizardProps) {
  const wizard = useWizard(options);
  const { applicationKind } = wizard.draft.answers;
  if (wizard.isKindOpen || !isApplicationKind(applicationKind)) {
    return (
      <>
        {options.formDraft.notice}
        <Eligibility
          rules={options.rules}
          focusHeading={wizard.ways.focusHeading}
          onStart={wizard.chooseKind}
        />
        {options.formDraft.deletion}
      </>
    );
  }
  return (
    <>
      <KindLine kind={applicationKind} />
      <Progress step={wizard.step} firstOpen={wizard.firstOpen} />
      {options.formDraft.notice}
      {wizard.step < stepCount && <OutcomeMessage message={wizard.message} />}
      <OpenStep {...{ wizard, session }} kinds={wizard.kinds} />
      {options.formDraft.deletion}
    </>
  );
}
