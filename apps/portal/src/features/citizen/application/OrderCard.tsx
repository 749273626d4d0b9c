import { openStatus, type ApplicationDetail, type Step } from '@temple-land/portal-core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DownloadLink } from '../../../common/files/DownloadLink.tsx';
import { useFileMeta } from '../../../common/files/useFileMeta.ts';
import { card, quietButtonRow } from '../../../common/page/card.css.ts';
import { formatDate } from '../../../i18n/format.ts';
import { langAttribute } from '../../../i18n/langAttribute.ts';
import { languageOf } from '../../../i18n/language.ts';
import type { Translation } from '../../../i18n/textKey.ts';
import * as styles from './application.css.ts';

/** Returns the step that decided an application; undefined while it is open. */
export const findDecision = ({ history }: Pick<ApplicationDetail, 'history'>): Step | undefined =>
  history.find(({ statusType }) => statusType !== openStatus);

function listDecisionFacts(
  application: ApplicationDetail,
  { t }: Translation<'citizen'>,
): (readonly [name: string, value: string])[] {
  const { history } = application;
  const decision = findDecision(application);
  const orderNo = history.findLast(({ given }) => given['orderNo'] !== undefined)?.given['orderNo'];
  const facts = [
    [t('order.on'), decision === undefined ? '' : formatDate(decision.at)],
    [t('order.number'), orderNo ?? ''],
    [t('order.reason'), decision?.reason ?? ''],
    [t('common:application.remark'), decision?.remark ?? ''],
  ] as const;
  return facts.filter(([, value]) => value !== '');
}

/** The props of `OrderCard`. */
export interface OrderCardProps {
  application: ApplicationDetail;
  /** The form of the appeal, where one is possible. */
  children: ReactNode;
}

/** The decision on an application: when, under which number and why, its order as a file, and the appeal. */
export function OrderCard({ application, children }: OrderCardProps) {
  const text = useTranslation(['citizen', 'common', 'specification']);
  const { t } = text;
  const meta = useFileMeta()({ mediaType: 'application/pdf', language: 'both' });
  const { applicationId } = application;
  return (
    <section className={card} aria-labelledby="order">
      <h2 id="order" className={styles.title}>
        {t('order')}
      </h2>
      <dl className={styles.stageFacts}>
        {listDecisionFacts(application, text).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd {...langAttribute(value, languageOf(text.i18n))}>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={quietButtonRow}>
        <DownloadLink name="decisionOrder" input={{ applicationId }} meta={meta}>
          {t('papers.order')}
        </DownloadLink>
      </div>
      {children}
    </section>
  );
}
