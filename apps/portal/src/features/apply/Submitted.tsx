import { ButtonLink } from '@temple-land/ui';
import { useEffect, useRef } from 'react';
import { useText } from '../../i18n/useText.ts';
import * as styles from './apply.css.ts';

/** What the last page takes. */
export interface SubmittedProps {
  applicationNo: string;
  /** Where the applicant's own applications are; without it there is no link. */
  listPath: string | undefined;
}

/** Says that the application has arrived, under which number, and what happens next. */
export function Submitted({ applicationNo, listPath }: SubmittedProps) {
  const { t } = useText();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={`${styles.formCard} ${styles.narrow}`}>
      <h1 ref={heading} tabIndex={-1}>
        {t('apply.done.title')}
      </h1>
      <p className={styles.lead}>{t('apply.done.number')}</p>
      <p className={styles.bigNumber} data-testid="application-number">
        {applicationNo}
      </p>
      <h2>{t('apply.done.next')}</h2>
      <ol className={styles.plainList}>
        <li>{t('apply.done.next.check')}</li>
        <li>{t('apply.done.next.decision')}</li>
        <li>{t('apply.done.next.track')}</li>
      </ol>
      {listPath !== undefined && (
        <ButtonLink kind="primary" href={listPath}>
          {t('apply.done.dashboard')}
        </ButtonLink>
      )}
    </div>
  );
}
