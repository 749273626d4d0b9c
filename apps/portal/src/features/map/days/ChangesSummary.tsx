import { landChangeKinds, maxLandChanges } from '@temple-land/portal-core';
import { Button } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { Retry } from '../../../common/feedback/Retry.tsx';
import { DownloadLink } from '../../../common/files/DownloadLink.tsx';
import { PlacePicker } from '../../../common/land/PlacePicker.tsx';
import { formatCount, formatDate } from '../../../i18n/format.ts';
import * as styles from '../map.css.ts';
import type { MapExploration } from '../page/useMapExploration.ts';
import type { ComparedDays } from './mapDays.ts';

const levels = ['district', 'tahasil', 'mouza'] as const;

/** How many changes of each kind there are between the compared days, in a mouza or all, and their table and files. */
export function ChangesSummary({
  explore,
  compared,
}: {
  explore: MapExploration;
  compared: ComparedDays;
}) {
  const { t } = useTranslation(['map', 'common', 'specification']);
  const { found, message, refetch, request, place, setPlace } = explore.days;
  const days = { from: formatDate(compared.from), to: formatDate(compared.to) };
  const kinds = landChangeKinds.filter((kind) => found?.counts[kind] !== undefined);
  return (
    <section aria-labelledby="map-changes" className={styles.search}>
      <h3 id="map-changes">{t('changes', days)}</h3>
      <PlacePicker
        levels={levels}
        place={place}
        onPlace={setPlace}
        idOf={(level) => `changes-${level}`}
        errorOf={() => undefined}
      />
      <Retry message={message} onRetry={refetch} />
      <p role="status" className={styles.selected}>
        {found &&
          (found.count === 0
            ? t('changes.none')
            : t('changes.count', { count: found.count, n: formatCount(found.count) }))}
      </p>
      {found && found.count > 0 && (
        <>
          <dl className={styles.counts}>
            {kinds.map((kind) => (
              <div key={kind}>
                <dt>{t(`specification:map.change.${kind}`)}</dt>
                <dd>{formatCount(found.counts[kind] ?? 0)}</dd>
              </div>
            ))}
          </dl>
          {found.count > maxLandChanges && (
            <p>{t('changes.first', { n: formatCount(maxLandChanges) })}</p>
          )}
          {explore.view === 'map' && (
            <Button onClick={() => explore.setView('table')}>{t('changes.asTable')}</Button>
          )}
          {request &&
            (['xlsx', 'csv'] as const).map((format) => (
              <DownloadLink
                key={format}
                name="landChangesExport"
                input={{ ...request, format }}
                kind="secondary"
              >
                {t(format === 'csv' ? 'select.csv' : 'select.excel')}
              </DownloadLink>
            ))}
        </>
      )}
    </section>
  );
}
