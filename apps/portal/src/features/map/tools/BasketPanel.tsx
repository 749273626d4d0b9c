import { sumAcres } from '@temple-land/portal-core';
import { useQuery } from '@tanstack/react-query';
import { Button, ButtonLink, Icon, MapPopover, Select } from '@temple-land/ui';
import { Printer, X } from 'lucide';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { serviceQuery } from '../../../api/query/serviceQuery.ts';
import { Retry } from '../../../common/feedback/Retry.tsx';
import { buildPlotPath } from '../../../common/land/recordPaths.ts';
import { useMayOpen } from '../../../state/useMayOpen.ts';
import { localizeDigits } from '../../../i18n/digits.ts';
import { formatAcres, formatCount, formatHectares } from '../../../i18n/format.ts';
import { keepBasket, plotBasketAtom, type BasketPlot } from '../../../state/plotBasket.ts';
import { useStoredAtom } from '../../../state/useStoredAtom.ts';
import type { MapExploration } from '../page/useMapExploration.ts';
import * as styles from '../map.css.ts';
import { formatMetres } from '../../../common/land/drawing/measure.ts';
import { SelectionFiles } from './SelectionFiles.tsx';

/** The plots of the basket, each with the way to its page and a button that removes it. */
function BasketPlots({ basket }: { basket: readonly BasketPlot[] }) {
  const mayOpen = useMayOpen();
  const { t } = useTranslation(['map', 'common', 'specification']);
  return (
    <ul className={styles.entries} aria-label={t('basket')}>
      {basket.map((plot) => {
        const name = t('plot', { n: localizeDigits(plot.plotNo) });
        return (
          <li key={plot.plotCode}>
            <span>
              {name}, {plot.mouza}, {formatAcres(plot.area)}
            </span>
            {mayOpen(buildPlotPath(plot.plotCode)) && (
              <ButtonLink
                kind="quiet"
                href={buildPlotPath(plot.plotCode)}
                aria-label={`${t('basket.page')}, ${name}, ${plot.mouza}`}
              >
                {t('basket.page')}
              </ButtonLink>
            )}
            <Button
              kind="quiet"
              icon={<Icon of={X} />}
              aria-label={t('select.remove', { n: localizeDigits(plot.plotNo) })}
              onClick={() =>
                keepBasket(basket.filter(({ plotCode }) => plotCode !== plot.plotCode))
              }
            />
          </li>
        );
      })}
    </ul>
  );
}

/** The distance between the outlines of two plots of the basket. */
function BasketDistance({ basket }: { basket: readonly BasketPlot[] }) {
  const { t } = useTranslation(['map', 'common', 'specification']);
  const [chosen, setChosen] = useState({ from: '', to: '' });
  const find = (code: string, at: number) =>
    basket.find(({ plotCode }) => plotCode === code) ?? basket[at];
  const [from, to] = [find(chosen.from, 0), find(chosen.to, 1)];
  const request = from && to && { from: from.plotCode, to: to.plotCode };
  const { data, error, refetch } = useQuery(serviceQuery('plotGap', request, { isQuiet: true }));
  const metres = data && 'result' in data ? data.result.metres : undefined;
  const options = basket.map(({ plotCode, plotNo, mouza }) => ({
    value: plotCode,
    label: `${t('plot', { n: localizeDigits(plotNo) })}, ${mouza}`,
  }));
  return (
    <>
      <Select
        label={t('basket.from')}
        options={options}
        value={from?.plotCode ?? ''}
        onChange={(code) => setChosen({ from: code, to: to?.plotCode ?? '' })}
      />
      <Select
        label={t('basket.to')}
        options={options}
        value={to?.plotCode ?? ''}
        onChange={(code) => setChosen({ from: from?.plotCode ?? '', to: code })}
      />
      <Retry message={error?.userMessage} onRetry={refetch} />
      <p role="status">
        {metres !== undefined && t('basket.distance', { metres: formatMetres(metres) })}
      </p>
    </>
  );
}

/** The panel of the plots that the officer keeps aside: to list, measure, print and download them together. */
export function BasketPanel({ explore }: { explore: MapExploration }) {
  const { t } = useTranslation(['map', 'common', 'specification']);
  const basket = useStoredAtom(plotBasketAtom, []);
  const acres = sumAcres(basket.map(({ area }) => area));
  const count = basket.length;
  return (
    <MapPopover
      title={t('basket')}
      isDocked
      closeLabel={t('common:shell.close')}
      onClose={() => explore.toggleTool('basket')}
    >
      <p role="status" className={styles.selected}>
        {count === 0
          ? t('basket.empty')
          : `${t('select.found', { count, n: formatCount(count), area: formatAcres(acres) })}, ${formatHectares(acres)}`}
      </p>
      {count > 0 && (
        <div className={styles.search}>
          <BasketPlots basket={basket} />
          {count > 1 && <BasketDistance basket={basket} />}
          <Button icon={<Icon of={Printer} />} onClick={() => explore.toggleTool('print')}>
            {t('print')}
          </Button>
          <SelectionFiles
            request={{ plotCodes: basket.map(({ plotCode }) => plotCode) }}
            count={count}
          />
          <Button onClick={() => keepBasket([])}>{t('basket.clear')}</Button>
        </div>
      )}
    </MapPopover>
  );
}
