import { Button, Icon } from '@temple-land/ui';
import { ArrowUp } from 'lucide';
import { useTranslation } from 'react-i18next';
import { Retry } from '../../../common/feedback/Retry.tsx';
import { cardBody, cardHead, flushCard } from '../../../common/page/card.css.ts';
import { formatCount } from '../../../i18n/format.ts';
import { getAcreClasses } from './acreClasses.ts';
import * as styles from './landMap.css.ts';
import { PlacesMap } from './PlacesMap.tsx';
import type { LandMapView } from './useLandMap.ts';
import type { PlacesChoice } from './usePlacesChoice.ts';

const toAcres = (count: number) => ({ count, acres: formatCount(count) });

function Legend({ classes }: { classes: readonly number[] }) {
  const { t } = useTranslation(['publicLand', 'common', 'specification']);
  return (
    <ul className={styles.legend} aria-label={t('landMap.legend')}>
      {classes.map((least, index) => (
        <li key={least} className={styles.legendEntry}>
          <span className={styles.swatch} data-acres={index} aria-hidden="true" />
          {least === 0
            ? t('landMap.legend.below', toAcres(classes[index - 1] ?? 0))
            : t('landMap.legend.from', toAcres(least))}
        </li>
      ))}
    </ul>
  );
}

/** The map of the places of a level, with its legend and the way to the level above. */
export function PlacesCard({ view, choice }: { view: LandMapView; choice: PlacesChoice }) {
  const { t } = useTranslation(['publicLand', 'common', 'specification']);
  const { places, ground, isPending, chosen, message, refetch } = view;
  const { title, up, heading, choose, goUp } = choice;
  const classes = getAcreClasses(places.map(({ properties }) => properties.area_acres));
  return (
    <section className={flushCard} aria-labelledby="land-map">
      <div className={cardHead}>
        <h2 id="land-map" ref={heading} tabIndex={-1}>
          {title}
        </h2>
        {up !== undefined && (
          <Button kind="quiet" icon={<Icon of={ArrowUp} />} onClick={goUp}>
            {up}
          </Button>
        )}
      </div>
      {message ? (
        <div className={cardBody}>
          <Retry message={message} part={title} onRetry={refetch} />
        </div>
      ) : (
        <PlacesMap
          label={t('landMap.map', { title })}
          {...{ places, ground, classes, isPending }}
          chosenId={chosen.mouza?.id}
          onChoose={choose}
        />
      )}
      {classes.length > 1 && (
        <div className={cardBody}>
          <Legend classes={classes} />
        </div>
      )}
    </section>
  );
}
