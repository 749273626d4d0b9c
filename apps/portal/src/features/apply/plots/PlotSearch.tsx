import type { FoundPlot } from '@temple-land/portal-core';
import { useQuery } from '@tanstack/react-query';
import { Button, TextField } from '@temple-land/ui';
import { useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { serviceQuery } from '../../../api/query/serviceQuery.ts';
import { Retry } from '../../../common/feedback/Retry.tsx';
import { meta } from '../../../common/page/card.css.ts';
import * as plotStyles from './otherPlots.css.ts';
import { formatAcres, formatCount } from '../../../i18n/format.ts';
import { langAttribute } from '../../../i18n/langAttribute.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';

/** The props of `PlotSearch`. */
export interface PlotSearchProps {
  /** Whether choosing a plot adds it to the ones that are chosen. */
  isAdded: (plot: FoundPlot) => boolean;
  onChoose: (plot: FoundPlot) => void;
}

interface FoundPlotsProps extends PlotSearchProps {
  found: readonly FoundPlot[];
}

function FoundPlots({ found, isAdded, onChoose }: FoundPlotsProps) {
  const { t } = useTranslation(['apply', 'common', 'specification']);
  const language = useLanguage();
  const describe = (plot: FoundPlot) =>
    [
      t('common:citizen.khatianIn', { khatian: plot.khataNo, mouza: plot.mouza_name }),
      plot.tehsil_name,
      plot.district_name,
      t('plots.search.free', { n: formatAcres(plot.freeArea) }),
    ].join(', ');
  return (
    <ul className={plotStyles.plots}>
      {found.map((plot) => {
        const description = describe(plot);
        const values = { number: plot.plotNo };
        const label = isAdded(plot)
          ? t('plots.search.add', values)
          : t('plots.search.choose', values);
        return (
          <li key={plot.plotCode} className={plotStyles.found}>
            <div className={plotStyles.description}>
              <p className={plotStyles.plotName}>{t('plot.card', values)}</p>
              <p className={meta} {...langAttribute(description, language)}>
                {description}
              </p>
            </div>
            <Button onClick={() => onChoose(plot)} aria-label={`${label}, ${description}`}>
              {label}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}

/** A search for a plot by its number and its place in words, whose results fill the selects. */
export function PlotSearch({ isAdded, onChoose }: PlotSearchProps) {
  const { t } = useTranslation(['apply', 'common', 'specification']);
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState('');
  const input = asked === '' ? undefined : { text: asked };
  const query = useQuery(serviceQuery('plotSearch', input, { isQuiet: true }));
  const { data, isLoading, error, refetch } = query;
  const found = data && 'result' in data ? data.result : undefined;
  const search = () => setAsked(typed.trim());
  const choose = (plot: FoundPlot) => {
    setAsked('');
    setTyped('');
    onChoose(plot);
  };
  const searchOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    // The form around it would leave its step.
    event.preventDefault();
    search();
  };
  const status =
    found === undefined || isLoading
      ? undefined
      : t('plots.search.found', { count: found.length, n: formatCount(found.length) });
  return (
    <div className={plotStyles.search}>
      <div className={plotStyles.searchLine}>
        <TextField
          label={t('plots.search')}
          optionalLabel={t('common:field.optional')}
          description={t('plots.search.hint')}
          value={typed}
          onChange={setTyped}
          onKeyDown={searchOnEnter}
          maxLength={100}
          autoComplete="off"
        />
        <Button onClick={search} isPending={isLoading}>
          {t('plots.search.do')}
        </Button>
      </div>
      <p role="status" className={plotStyles.status}>
        {status}
      </p>
      <Retry message={error?.userMessage} part={t('plots.search')} onRetry={refetch} />
      {found !== undefined && found.length > 0 && (
        <FoundPlots found={found} isAdded={isAdded} onChoose={choose} />
      )}
    </div>
  );
}
