import { getStatusView, type QueueRow } from '@temple-land/portal-core';
import { useQuery } from '@tanstack/react-query';
import { Button, TextField } from '@temple-land/ui';
import { useState, type ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { serviceQuery } from '../../../api/query/serviceQuery.ts';
import { Retry } from '../../../common/feedback/Retry.tsx';
import { meta } from '../../../common/page/card.css.ts';
import { formatDate } from '../../../i18n/format.ts';
import { langAttribute } from '../../../i18n/langAttribute.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import * as styles from './decision.css.ts';

const listedMax = 5;

interface FoundReportsProps {
  rows: readonly QueueRow[];
  onChoose: (number: string) => void;
}

function FoundReports({ rows, onChoose }: FoundReportsProps) {
  const { t } = useTranslation(['officer', 'common', 'specification']);
  const language = useLanguage();
  return (
    <ul className={styles.foundReports}>
      {rows.map(({ applicationNo: number, mouza_name: mouza, plotNo, createdOn, statusType }) => {
        const status = t(`specification:${getStatusView(1, statusType).label}`);
        const plot = plotNo === '' ? [] : [t('duplicate.plot', { plot: plotNo })];
        const facts = [mouza, ...plot, formatDate(createdOn), status].join(', ');
        return (
          <li key={number} className={styles.foundReport}>
            <span>
              {number}
              <br />
              <span className={meta} {...langAttribute(facts, language)}>
                {facts}
              </span>
            </span>
            <Button
              onClick={() => onChoose(number)}
              aria-label={t('duplicate.choose.number', { number })}
            >
              {t('duplicate.choose')}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}

/** The number of an earlier report, typed or chosen among the reports of the officer's area that match it. */
export function EarlierReportField(props: ComponentProps<typeof TextField>) {
  const { t } = useTranslation(['officer', 'common', 'specification']);
  const { value = '', onChange } = props;
  const [asked, setAsked] = useState<string>();
  const search =
    asked === undefined
      ? undefined
      : { applicationType: 1 as const, search: asked, pageNumber: 1, pageSize: listedMax };
  const { data, error, isLoading, refetch } = useQuery(
    serviceQuery('officerQueue', search, { isQuiet: true }),
  );
  const isAnswered = data !== undefined && !isLoading;
  const rows = data && 'result' in data ? data.result.rows : [];
  const choose = (number: string) => {
    onChange?.(number);
    setAsked(undefined);
  };
  return (
    <div className={styles.earlierReport}>
      <TextField
        {...props}
        description={t('duplicate.hint')}
        autoComplete="off"
        spellCheck={false}
      />
      <div>
        <Button isPending={isLoading} onClick={() => setAsked(value.trim())}>
          {t('duplicate.search')}
        </Button>
      </div>
      <p role="status">{isAnswered && rows.length === 0 && t('duplicate.none')}</p>
      <Retry message={error?.userMessage} part={t('duplicate.search')} onRetry={refetch} />
      {asked !== undefined && rows.length > 0 && <FoundReports rows={rows} onChoose={choose} />}
    </div>
  );
}
