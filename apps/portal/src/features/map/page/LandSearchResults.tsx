import {
  type Extent,
  type FoundApplication,
  type FoundKhatiyan,
  type FoundLand,
  type PlotDetails,
} from '@temple-land/portal-core';
import { formatAcres } from '../../../i18n/format.ts';
import { Button } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import * as styles from '../map.css.ts';

/** The handlers of search results. */
export interface LandSearchHandlers {
  onPlace: (extent: Extent) => void;
  onPlot: (plot: PlotDetails) => void;
  onKhatiyan: (khatiyan: FoundKhatiyan) => void;
  onApplication: (application: FoundApplication) => void;
}

/** The results of a land search, each with a button that shows it on the map. */
export function LandSearchResults({
  found,
  onPlace,
  onPlot,
  onKhatiyan,
  onApplication,
}: LandSearchHandlers & { found: FoundLand }) {
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
      {found.applications.map((application) => (
        <li key={application.applicationNo}>
          <Button
            kind="quiet"
            isDisabled={application.extent === null}
            onClick={() => onApplication(application)}
            meta={[
              application.plotNo === '' ? '' : t('plot', { n: application.plotNo }),
              application.mouza_name || application.tehsil_name,
            ]
              .filter(Boolean)
              .join(', ')}
          >
            {application.applicationNo}
          </Button>
        </li>
      ))}
    </ul>
  );
}
