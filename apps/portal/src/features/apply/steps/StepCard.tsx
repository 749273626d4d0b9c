import { Button, Form, Icon } from '@temple-land/ui';
import { ArrowLeft } from 'lucide';
import type { ReactNode, FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import * as styles from '../../../common/form/formPage.css.ts';
import { StepHeading } from './StepHeading.tsx';

/** The navigation of a step; typed answers are saved in every case. */
export interface StepNavigation {
  /** Undefined on the first step. */
  onBack?: () => void;
  onLater: () => void;
  /** Whether the user came from another step, so that the heading gets the focus. */
  focusHeading: boolean;
}

/** The props of `StepCard`. */
export interface StepCardProps {
  title: string;
  lead: string;
  navigation: StepNavigation;
  /** The label of the submit button; "Save and continue" by default. */
  submitLabel?: string;
  isPending?: boolean;
  onSubmit: () => void;
  children: ReactNode;
}

/** One step of the application: heading, fields and navigation buttons. */
export function StepCard(props: StepCardProps) {
  const { title, lead, navigation, submitLabel, isPending = false, onSubmit, children } = props;
  const { t } = useTranslation(['apply', 'common', 'specification']);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <section className={styles.formCard} aria-labelledby="step-title">
      <StepHeading isFocused={navigation.focusHeading}>{title}</StepHeading>
      <p className={styles.lead}>{lead}</p>
      <Form onSubmit={submit}>
        {children}
        <div className={styles.actions}>
          {navigation.onBack && (
            <Button icon={<Icon of={ArrowLeft} />} onClick={navigation.onBack}>
              {t('back')}
            </Button>
          )}
          <div className={styles.forward}>
            <Button kind="quiet" onClick={navigation.onLater}>
              {t('later')}
            </Button>
            <Button type="submit" kind="primary" isPending={isPending}>
              {submitLabel ?? t('continue')}
            </Button>
          </div>
        </div>
      </Form>
    </section>
  );
}
