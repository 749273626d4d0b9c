import { valibotResolver } from '@hookform/resolvers/valibot';
import { DeclarationForm } from '@temple-land/portal-core';
import { Checkbox } from '@temple-land/ui';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { formOptions } from '../../../common/form/formOptions.ts';
import { FormSummary } from '../../../common/form/FormSummary.tsx';
import { OutcomeMessage } from '../../../common/feedback/OutcomeMessage.tsx';
import { useFormProblems } from '../../../common/form/useFormProblems.ts';
import type { LandDraft } from '../landDraft.ts';
import type { UserMessage } from '../../../state/userMessage.ts';
import { useRepresentation } from '../../../state/representation.ts';
import type { Session } from '../../../state/session.ts';
import { useLandEstimate } from '../useLandEstimate.ts';
import { ConfirmationCode } from '../confirmation/ConfirmationCode.tsx';
import { useConfirmation } from '../confirmation/useConfirmation.ts';
import { useMessageText } from '../../../i18n/useMessageText.ts';
import { kindPath } from '../kindPath.ts';
import { listAnswers } from '../listAnswers.ts';
import * as styles from '../../../common/form/formPage.css.ts';
import { PlotWarnings } from '../plots/PlotWarnings.tsx';
import { AnsweredPart } from './AnsweredPart.tsx';
import { StepCard, type StepNavigation } from './StepCard.tsx';
import { steps } from './steps.ts';
import type { DocumentKind } from '../../../common/files/useDocumentKinds.ts';
import { toFieldProps } from '../../../common/form/toFieldProps.ts';

/** The props of `CheckStep`. */
export interface CheckStepProps {
  draft: LandDraft;
  session: Session;
  kinds: readonly DocumentKind[];
  navigation: StepNavigation;
  isPending: boolean;
  message: UserMessage | undefined;
  onSubmit: () => void;
}

/** The step with all answers, links to change them, the declaration and the code that confirms it. */
export function CheckStep(props: CheckStepProps) {
  const { draft, session, kinds, navigation, isPending, message, onSubmit } = props;
  const text = useTranslation(['apply', 'common', 'specification']);
  const { t } = text;
  const form = useForm({
    resolver: valibotResolver(DeclarationForm),
    defaultValues: { isDeclared: false as true },
    ...formOptions,
  });
  const { errors, submitCount } = form.formState;
  const { idOf, errorOf, problems } = useFormProblems(errors, ['isDeclared']);
  const toText = useMessageText();
  const codeId = useId();
  // A person for whom another acts has consented by a code of that person.
  const isRepresented = useRepresentation() !== undefined;
  const confirmation = useConfirmation(isRepresented ? '' : session.mobileNo);
  const { problem } = confirmation;
  const codeProblems = problem ? [{ controlId: codeId, message: toText(problem) }] : [];
  const submit = form.handleSubmit(() => confirmation.confirm(onSubmit));
  const { estimate } = useLandEstimate(draft.answers);
  const answers = listAnswers(draft, session, kinds, estimate, text);
  return (
    <div className={`${styles.main} ${styles.narrow}`}>
      <FormSummary problems={[...problems, ...codeProblems]} submitCount={submitCount} />
      <OutcomeMessage message={message} />
      <StepCard
        title={t('check.heading')}
        lead={t('check.lead')}
        navigation={navigation}
        submitLabel={t('submit')}
        isPending={isPending || confirmation.isVerifying}
        onSubmit={() => void submit()}
      >
        <PlotWarnings answers={draft.answers} />
        <AnsweredPart title={t('common:apply.kind')} href={kindPath} answers={answers[0] ?? []} />
        {steps.slice(0, -1).map(({ number, title }) => (
          <AnsweredPart
            key={number}
            title={t(title)}
            href={`?step=${number}`}
            answers={answers[number] ?? []}
          />
        ))}
        <div className={styles.declaration}>
          <Checkbox
            {...toFieldProps(form.register('isDeclared'))}
            id={idOf('isDeclared')}
            label={t('common:apply.declaration')}
            errorMessage={errorOf('isDeclared')}
          />
        </div>
        <ConfirmationCode confirmation={confirmation} id={codeId} />
      </StepCard>
    </div>
  );
}
