import { useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../../common/feedback/Skeleton.tsx';
import { mapSize } from '../../../common/land/map/mapProjection.ts';
import { formatAcres, formatCount } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { getAcreClass } from './acreClasses.ts';
import { chosenPlace, tintedPlace } from '../../../common/land/map/tintedPlaces.css.ts';
import * as styles from './landMap.css.ts';
import { buildPlaceShapes, markPixels, type PlaceShape } from './placeShapes.ts';
import { useElementWidth } from './useElementWidth.ts';
import type { LandMapView } from './useLandMap.ts';

const steps: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

interface ShapeProps {
  shape: PlaceShape;
  acreClass: number;
  isChosen: boolean;
  /** Whether Tab moves the focus to this place. */
  isEntry: boolean;
  onChoose: () => void;
  onKeys: (event: KeyboardEvent) => void;
}

function Shape({ shape, acreClass, isChosen, isEntry, onChoose, onKeys }: ShapeProps) {
  const { t } = useTranslation(['publicLand', 'common', 'specification']);
  const { place, name, path, centre, isSmall, reach } = shape;
  const { plots, area_acres: acres } = place.properties;
  const [x, y] = centre;
  const className = isChosen ? chosenPlace : tintedPlace;
  const button = {
    role: 'button',
    'aria-label': t('landMap.place', {
      name,
      count: plots,
      plots: formatCount(plots),
      acres: formatAcres(acres),
    }),
    'aria-pressed': isChosen,
    tabIndex: isEntry ? 0 : -1,
    'data-place': place.id,
    onClick: onChoose,
    onKeyDown: onKeys,
  };
  if (!isSmall) return <path className={className} data-acres={acreClass} d={path} {...button} />;
  return (
    <g className={styles.mark} {...button}>
      <circle className={styles.target} cx={x} cy={y} r={reach} />
      <circle className={className} data-acres={acreClass} cx={x} cy={y} r={markPixels} />
    </g>
  );
}

/** The props of `PlacesMap`. */
export interface PlacesMapProps extends Pick<LandMapView, 'places' | 'ground' | 'isPending'> {
  label: string;
  classes: readonly number[];
  chosenId: number | undefined;
  onChoose: (id: number) => void;
}

/** The places of a level on a schematic map. Tab enters it once, arrow keys move inside, Enter chooses. */
export function PlacesMap(props: PlacesMapProps) {
  const { label, places, ground, classes, chosenId, onChoose, isPending } = props;
  const language = useLanguage();
  const { element, width } = useElementWidth<HTMLDivElement>(mapSize.width * 2);
  const [last, setLast] = useState<number>();
  const map = useRef<SVGSVGElement>(null);
  const { shapes, size, groundPath } = useMemo(
    () => buildPlaceShapes(places, ground, { width, language, chosenId }),
    [places, ground, width, language, chosenId],
  );
  const entry =
    [last, chosenId].find((id) => shapes.some(({ place }) => place.id === id)) ??
    shapes[0]?.place.id;
  const press = (event: KeyboardEvent, index: number) => {
    const step = steps[event.key];
    const { place } = shapes[index] ?? {};
    if (step === undefined && event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    if (step === undefined) {
      if (place) onChoose(place.id);
      return;
    }
    const next = shapes[(index + step + shapes.length) % shapes.length]?.place.id;
    setLast(next);
    map.current?.querySelector<SVGElement>(`[data-place="${next}"]`)?.focus();
  };
  return (
    <div ref={element} className={styles.frame} aria-busy={isPending}>
      {isPending ? (
        <Skeleton count={1} variant="cards" />
      ) : (
        <svg
          ref={map}
          className={styles.drawing}
          viewBox={`0 0 ${size.width} ${size.height}`}
          role="group"
          aria-label={label}
        >
          {groundPath && <path className={styles.ground} d={groundPath} />}
          {shapes.map((shape, index) => (
            <Shape
              key={shape.place.id}
              shape={shape}
              acreClass={getAcreClass(shape.place.properties.area_acres, classes)}
              isChosen={shape.place.id === chosenId}
              isEntry={shape.place.id === entry}
              onChoose={() => onChoose(shape.place.id)}
              onKeys={(event) => press(event, index)}
            />
          ))}
          {shapes
            .filter(({ hasName, place }) => hasName || place.id === chosenId)
            .map(({ place, name, centre: [x, y], isSmall }) => (
              <text
                key={place.id}
                className={styles.name}
                x={x}
                y={isSmall ? y + markPixels + 10 : y}
                aria-hidden="true"
              >
                {name}
              </text>
            ))}
        </svg>
      )}
    </div>
  );
}
