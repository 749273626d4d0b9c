import { Button, Form } from '@temple-land/ui';
import { useId, type ComponentProps, type FormEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { UserMessage } from '../../state/userMessage.ts';
import { FormSummary } from './FormSummary.tsx';
import * as styles from './formPage.css.ts';
import { OutcomeMessage } from '../feedback/OutcomeMessage.tsx';

/** The props of `OnePageForm`. */
export interface OnePageFormProps extends ComponentProps<typeof FormSummary> {
  title: string;
  lead: string;
  /** The notice about the draft. */
  note: ReactNode;
  /** What can be done with the draft, below the submit button. */
  foot: ReactNode;
  /** What the service said of it. */
  message: UserMessage | undefined;
  /** It was sent while a file was still under way. */
  isWaiting: boolean;
  submitLabel: string;
  isPending: boolean;
  onSubmit: (event: FormEvent) => Promise<void>;
  /** The content beside the form. */
  aside: ReactNode;
  /** Its fields. */
  children: ReactNode;
}

/** A form with its summary of problems, its files and its one button, and what helps to fill it beside it. */
export function OnePageForm(props: OnePageFormProps) {
  const { title, lead, note, foot, problems, submitCount, message, isWaiting, aside, children } =
    props;
  const { t } = useTranslation(['common', 'specification']);
  const titleId = useId();
  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        <FormSummary problems={problems} submitCount={submitCount} />
        <OutcomeMessage message={message} />
        <section className={styles.formCard} aria-labelledby={titleId}>
          <h2 id={titleId}>{title}</h2>
          <p className={styles.lead}>{lead}</p>
          {note}
          <Form onSubmit={(event) => void props.onSubmit(event)}>
            {children}
            <OutcomeMessage
              tone="info"
              message={isWaiting ? { text: t('common:apply.document.waiting') } : undefined}
            />
            <div className={styles.actions}>
              <div className={styles.forward}>
                <Button type="submit" kind="primary" isPending={props.isPending}>
                  {props.submitLabel}
                </Button>
              </div>
            </div>
          </Form>
          {foot}
        </section>
      </div>
      {aside}
    </div>
  );
}
