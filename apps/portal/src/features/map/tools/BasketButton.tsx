import type { PlotDetails } from '@temple-land/portal-core';
import { Button, Icon } from '@temple-land/ui';
import { ShoppingBasket } from 'lucide';
import { useTranslation } from 'react-i18next';
import { formatCount } from '../../../i18n/format.ts';
import {
  addPlots,
  keepBasket,
  maxBasketPlots,
  plotBasketAtom,
  type BasketPlot,
} from '../../../state/plotBasket.ts';
import { useStoredAtom } from '../../../state/useStoredAtom.ts';

const toBasketPlot = ({ plotCode, plotNo, mouza_name, area }: PlotDetails): BasketPlot => ({
  plotCode,
  plotNo,
  mouza: mouza_name,
  area,
});

/** A button that puts plots into the basket, or takes them out when all of them are in it. */
export function BasketButton({ plots }: { plots: readonly PlotDetails[] }) {
  const { t } = useTranslation(['map', 'common', 'specification']);
  const basket = useStoredAtom(plotBasketAtom, []);
  const codes = new Set(plots.map(({ plotCode }) => plotCode));
  const isKept = [...codes].every((code) => basket.some(({ plotCode }) => plotCode === code));
  const toggle = () =>
    keepBasket(
      isKept
        ? basket.filter(({ plotCode }) => !codes.has(plotCode))
        : addPlots(basket, plots.map(toBasketPlot)),
    );
  return (
    <>
      <Button icon={<Icon of={ShoppingBasket} />} onClick={toggle}>
        {t(isKept ? 'basket.remove' : 'basket.add')}
      </Button>
      {!isKept && basket.length >= maxBasketPlots && (
        <p role="status">{t('basket.full', { n: formatCount(maxBasketPlots) })}</p>
      )}
    </>
  );
}
