import type { PlotEvent } from '@temple-land/portal-core';
import { Stack } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { PlotHistory } from '../../../common/land/PlotHistory.tsx';
import { card } from '../../../common/page/card.css.ts';

/** The history of the plots of a khatiyan, below them. */
export function RecordHistory({ events }: { events: readonly PlotEvent[] }) {
  const { t } = useTranslation(['common']);
  return (
    <Stack elementType="section" className={card} aria-labelledby="plot-history">
      <h2 id="plot-history">{t('common:plotHistory')}</h2>
      <PlotHistory events={events} />
    </Stack>
  );
}
