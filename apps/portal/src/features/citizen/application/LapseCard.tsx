import type { ApplicationDetail } from '@temple-land/portal-core';
import { Alert, Link, Stack } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { href } from 'react-router-dom';
import { plainList } from '../../../common/form/formPage.css.ts';
import { card } from '../../../common/page/card.css.ts';
import { formatDate, formatRupees } from '../../../i18n/format.ts';
import * as styles from './application.css.ts';

/** Why an application lapsed, and what its applicant can do now; nothing for one that did not lapse. */
export function LapseCard({ application }: { application: ApplicationDetail }) {
  const { t } = useTranslation(['citizen', 'common', 'specification']);
  const { lapse, valuation, applicationNo } = application;
  if (lapse === undefined) return null;
  const { from, dueOn, lapsedOn, reopenUntil } = lapse;
  const until = formatDate(dueOn);
  return (
    <section className={card} aria-labelledby="lapse">
      <h2 id="lapse" className={styles.title}>
        {t('lapse.title', { date: formatDate(lapsedOn) })}
      </h2>
      <Stack>
        <Alert tone="warning" role="none">
          <p>
            {from === 'DEMAND' && valuation
              ? t('lapse.demand', { amount: `₹ ${formatRupees(valuation.amountDue)}`, date: until })
              : t('lapse.query', { date: until })}
          </p>
        </Alert>
        <h3>{t('lapse.now')}</h3>
        <ul className={plainList}>
          {reopenUntil !== null && (
            <li>
              {t('lapse.reopen', { date: formatDate(reopenUntil), number: applicationNo })}{' '}
              <Link href={href('/website/contact-us')}>{t('lapse.contact')}</Link>
            </li>
          )}
          {from === 'DEMAND' && <li>{t('lapse.paid')}</li>}
          <li>
            {t('lapse.again')}{' '}
            <Link href={href('/website/grievance/addgrievance')}>{t('lapse.apply')}</Link>
          </li>
        </ul>
      </Stack>
    </section>
  );
}
