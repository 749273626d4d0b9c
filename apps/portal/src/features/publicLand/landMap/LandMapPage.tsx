import { Alert, Card, Stack } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { PublicPage } from '../../../common/page/PublicPage.tsx';
import { PlotCheckForm } from '../PlotCheckForm.tsx';
import { parsePlotCheckQuery } from '../plotCheckQuery.ts';
import { PlotCheckOutcome } from '../PlotCheckOutcome.tsx';
import { usePlotCheck } from '../usePlotCheck.ts';
import { ChosenMouza } from './ChosenMouza.tsx';
import * as styles from './landMap.css.ts';
import { PlacesCard } from './PlacesCard.tsx';
import { PlacesTable } from './PlacesTable.tsx';
import { useLandMap } from './useLandMap.ts';
import { usePlacesChoice } from './usePlacesChoice.ts';

/**
 * The public map of the deity's land down to mouzas, with the plot check beside it. The form and the table choose the
 * same places as the map; it shows no person.
 */
export function LandMapPage() {
  const { t } = useTranslation(['publicLand', 'common', 'specification']);
  const [address] = useSearchParams();
  const check = usePlotCheck(parsePlotCheckQuery(address));
  const view = useLandMap(check);
  const choice = usePlacesChoice(view);
  return (
    <PublicPage title={t('common:title.landMap')} lead={t('landMap.lead')}>
      <Stack gap="xl">
        <Alert tone="info" role="none">
          {t('landMap.schematic')}
        </Alert>
        <div className={styles.columns}>
          <div className={styles.mapArea}>
            <PlacesCard view={view} choice={choice} />
          </div>
          <div className={styles.mouzaArea} aria-live="polite">
            {view.chosen.mouza && <ChosenMouza {...view.chosen} mouza={view.chosen.mouza} />}
          </div>
          <div className={styles.formArea}>
            <Card title={t('common:title.plotCheck')}>
              <Stack gap="lg">
                <PlotCheckForm check={check} />
                <PlotCheckOutcome check={check} />
              </Stack>
            </Card>
          </div>
          <div className={styles.tableArea}>
            {view.message === undefined && <PlacesTable view={view} choice={choice} />}
          </div>
        </div>
      </Stack>
    </PublicPage>
  );
}
