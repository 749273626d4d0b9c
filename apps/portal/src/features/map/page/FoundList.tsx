import {
  formatAcres,
  type Extent,
  type FoundKhatiyan,
  type FoundLand,
  type PlotDetails,
} from '@temple-land/portal-core';
import { Button } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import * as styles from '../map.css.ts';

/** The ways from a search to the map. */
export interface LandWays {
  onPlace: (extent: Extent) => void;
  onPlot: (plot: PlotDetails) => void;
  onKhatiyan: (khatiyan: FoundKhatiyan) => void;
}

/** What a search found, each with its way to the map. */
export function FoundList({ found, onPlace, onPlot, onKhatiyan }: LandWays & { found: FoundLand }) {
  const { t } = useTranslation(['map', 'common', 'specification']);
  return (
    <ul className={styles.results}>
      {found.mouzas.map(({ villageCode, extent, tehsil_name, area, mouza_name }) => (
        <li key={villageCode}>
          <Button
            kind="quiet"
            isDisabled={extent === null}
            onClick={() => extent && onPlace(extent)}
            meta={`${tehsil_name}, ${formatAcres(area)}`}
          >
            {t('mouza', { name: mouza_name })}
          </Button>
        </li>
      ))}
      {found.khatiyans.map((khatiyan) => (
        <li key={khatiyan.khataNoId}>
          <Button
            kind="quiet"
            isDisabled={khatiyan.extent === null}
            onClick={() => onKhatiyan(khatiyan)}
            meta={`${khatiyan.mouza_name}, ${t('khatiyan.plots', { n: khatiyan.plotCodes.length })}`}
          >
            {t('khatiyan', { n: khatiyan.khataNo })}
          </Button>
        </li>
      ))}
      {found.plots.map((plot) => (
        <li key={plot.plotCode}>
          <Button kind="quiet" onClick={() => onPlot(plot)} meta={plot.mouza_name}>
            {t('plot', { n: plot.plotNo })}
          </Button>
        </li>
      ))}
    </ul>
  );
}
