import type { ApplicationDetail } from '@temple-land/portal-core';
import { Alert, Link, Stack } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { href } from 'react-router-dom';
import { plainList } from '../../../common/form/formPage.css.ts';
import { card } from '../../../common/page/card.css.ts';
import { formatDate, formatRupees } from '../../../i18n/format.ts';
import type { Translation } from '../../../i18n/textKey.ts';
import * as styles from './application.css.ts';

const appealAction = 'appeal';

/** Returns title and explanation of an application that lapsed, or ended after a demand; undefined for any other one. */
function describeEnd(
  { lapse, endedDemand, valuation }: ApplicationDetail,
  { t }: Pick<Translation<'citizen'>, 't'>,
): { title: string; text: string } | undefined {
  const amount = `₹ ${formatRupees(valuation?.amountDue ?? 0)}`;
  if (lapse !== undefined) {
    const date = formatDate(lapse.dueOn);
    return {
      title: t('lapse.title', { date: formatDate(lapse.lapsedOn) }),
      text:
        lapse.from === 'DEMAND' && valuation
          ? t('lapse.demand', { amount, date })
          : t('lapse.query', { date }),
    };
  }
  if (endedDemand === undefined || !valuation) return undefined;
  const { paidOn } = valuation;
  const end = formatDate(endedDemand.endedOn);
  return {
    title: t('ended.title'),
    text:
      paidOn === null
        ? t('ended.unpaid', { amount, date: formatDate(endedDemand.dueOn), end })
        : t('ended.paid', { amount, date: formatDate(paidOn), end }),
  };
}

/**
 * Why an application lapsed, or that nothing is due for one that ended after its demand, and what its applicant can do
 * now; nothing for any other one.
 */
export function LapseCard({ application }: { application: ApplicationDetail }) {
  const { t } = useTranslation(['citizen', 'common', 'specification']);
  const { lapse, endedDemand, valuation, actions, applicationNo } = application;
  const end = describeEnd(application, { t });
  if (end === undefined) return null;
  const reopenUntil = lapse?.reopenUntil ?? endedDemand?.reopenUntil ?? null;
  const wasDemanded = lapse === undefined || lapse.from === 'DEMAND';
  const isUnpaid = wasDemanded && (valuation?.paidOn ?? null) === null;
  return (
    <section className={card} aria-labelledby="lapse">
      <h2 id="lapse" className={styles.title}>
        {end.title}
      </h2>
      <Stack>
        <Alert tone={lapse === undefined ? 'info' : 'warning'} role="none">
          <p>{end.text}</p>
        </Alert>
        <h3>{t('lapse.now')}</h3>
        <ul className={plainList}>
          {actions.some(({ name }) => name === appealAction) && <li>{t('ended.appeal')}</li>}
          {reopenUntil !== null && (
            <li>
              {t('lapse.reopen', { date: formatDate(reopenUntil), number: applicationNo })}{' '}
              <Link href={href('/website/contact-us')}>{t('lapse.contact')}</Link>
            </li>
          )}
          {isUnpaid && <li>{t('lapse.paid')}</li>}
          <li>
            {t('lapse.again')}{' '}
            <Link href={href('/website/grievance/addgrievance')}>{t('lapse.apply')}</Link>
          </li>
        </ul>
      </Stack>
    </section>
  );
}
