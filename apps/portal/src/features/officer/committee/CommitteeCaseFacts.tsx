import {
  isApplicationKind,
  landApplicationFields,
  type CommitteeCase,
} from '@temple-land/portal-core';
import { Link, StatusPatch } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { formatPlots } from '../../../common/land/formatPlots.ts';
import { meta } from '../../../common/page/card.css.ts';
import { formatAcres, formatCount, formatRupees } from '../../../i18n/format.ts';
import { langAttribute } from '../../../i18n/langAttribute.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { getApplicationPath } from '../inbox/inboxQuery.ts';

/** The props of `CommitteeCaseFacts`. */
export interface CommitteeCaseFactsProps {
  row: CommitteeCase;
  /** Its place on the agenda, from 1. */
  place?: number;
}

/** A case before the committee in three lines: number, what is asked for by whom, land and amount. */
export function CommitteeCaseFacts({ row, place }: CommitteeCaseFactsProps) {
  const { t } = useTranslation(['committee', 'common', 'specification']);
  const language = useLanguage();
  const { applicationNo, applicationKind, applicant, mouza, khataNo, plotNo } = row;
  const kind = isApplicationKind(applicationKind)
    ? t(landApplicationFields.applicationKind.choices[applicationKind].label)
    : '';
  const khatiyan = khataNo === '' ? '' : t('committee:case.khatiyan', { n: khataNo });
  const plots = formatPlots(plotNo, row.otherPlots, { t });
  const plot = plots === '' ? khatiyan : t('committee:case.plot', { n: plots });
  const amounts = [
    row.areaGranted === null
      ? ''
      : t('common:application.acres', { n: formatAcres(row.areaGranted) }),
    row.amountDue === null ? '' : `₹\u00a0${formatRupees(row.amountDue)}`,
  ].filter((part) => part !== '');
  return (
    <div>
      {place !== undefined && <b>{formatCount(place)}. </b>}
      <Link href={getApplicationPath(applicationNo)} isAlone>
        {applicationNo}
      </Link>{' '}
      {row.isDeferred && <StatusPatch tone="info">{t('committee:case.deferred')}</StatusPatch>}
      <p>
        <span {...langAttribute(applicant, language)}>{applicant}</span>
        {kind !== '' && ` · ${kind}`}
      </p>
      <p className={meta}>
        <span {...langAttribute(mouza, language)}>{mouza}</span>
        {[plot, ...amounts].filter((part) => part !== '').map((part) => ` · ${part}`)}
      </p>
    </div>
  );
}
