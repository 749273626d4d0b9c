import { Button, Form } from '@temple-land/ui';
import { ArrowLeft } from 'lucide';
import { useEffect, useRef, type ReactNode, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import * as styles from '../../../common/form/formPage.css.ts';

/** How a step leads on; every way keeps what was typed. */
export interface StepWays {
  /** Missing on the first step. */
  onBack?: () => void;
  onLater: () => void;
  /** The user came here from another step, so that the heading takes the focus. */
  hasMoved: boolean;
}

/** The props of `StepCard`. */
export interface StepCardProps {
  title: string;
  lead: string;
  ways: StepWays;
  /** Words of the way on; "Save and continue" when left out. */
  submitLabel?: string;
  isPending?: boolean;
  onSubmit: () => void;
  children: ReactNode;
}

/** One step of the application: its question, its fields, and the ways back, aside and on. */
export function StepCard(props: StepCardProps) {
  const { title, lead, ways, submitLabel, isPending = false, onSubmit, children } = props;
  const { t } = useTranslation(['apply', 'common', 'specification']);
  const heading = useRef<HTMLHeadingElement>(null);
  const { hasMoved } = ways;
  useEffect(() => {
    if (hasMoved) heading.current?.focus();
  }, [hasMoved]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <section className={styles.formCard} aria-labelledby="step-title">
      <h2 id="step-title" ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <p className={styles.lead}>{lead}</p>
      <Form onSubmit={submit}>
        {children}
        <div className={styles.actions}>
          {ways.onBack && (
            <Button icon={ArrowLeft} onClick={ways.onBack}>
              {t('back')}
            </Button>
          )}
          <div className={styles.forward}>
            <Button kind="quiet" onClick={ways.onLater}>
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
