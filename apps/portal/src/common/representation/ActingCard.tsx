import type { Representation } from '@temple-land/portal-core';
import { Alert, Button, ButtonLink } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { href } from 'react-router-dom';
import { card, row, stack } from '../page/card.css.ts';
import { formatTime } from '../text/dateTime.ts';
import * as styles from './representation.css.ts';

const applyPath = href('/website/grievance/addgrievance');

/** The props of `ActingCard`. */
export interface ActingCardProps {
  representation: Representation;
  /** The new code of a person without a mobile; empty for other persons. */
  personalCode: string;
}

/** The card of the person for whom the user acts: until when, the new code to print, and the forms. */
export function ActingCard({ representation, personalCode }: ActingCardProps) {
  const { t } = useTranslation(['representation', 'common', 'specification']);
  const { fullName, endsOn } = representation;
  return (
    <section className={`${card} ${stack}`} aria-labelledby="acting">
      <h2 id="acting">{t('representation:acting', { name: fullName })}</h2>
      <p>{t('representation:acting.text', { time: formatTime(endsOn) })}</p>
      {personalCode !== '' && (
        <Alert tone="warning" title={t('representation:code.title', { name: fullName })}>
          <p className={styles.code}>{personalCode}</p>
          <p>{t('representation:code.text')}</p>
          <Button onClick={() => globalThis.print()}>{t('representation:code.print')}</Button>
        </Alert>
      )}
      <div className={row}>
        <ButtonLink kind="primary" size="large" href={applyPath}>
          {t('specification:header.applyForLand')}
        </ButtonLink>
        <ButtonLink href={`${applyPath}?for=illegitimate`}>
          {t('specification:header.illegitimate')}
        </ButtonLink>
      </div>
    </section>
  );
}
