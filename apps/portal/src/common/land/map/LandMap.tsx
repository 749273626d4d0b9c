import type { GeoPoint, MapPlot } from '@temple-land/portal-core';
import { Button, Icon, visuallyHidden } from '@temple-land/ui';
import { Minus, Plus } from 'lucide';
import {
  useId,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { useTranslation } from 'react-i18next';
import * as styles from './landMap.css.ts';
import { MapPlots, type MapPlotsProps } from './MapPlots.tsx';
import {
  createProjection,
  isInDrawing,
  moveByKey,
  type MapPoint,
  type MapProjection,
} from './mapProjection.ts';
import { useMapView } from './useMapView.ts';

/** The props of `LandMap`. */
export interface LandMapProps extends Pick<MapPlotsProps, 'plots'> {
  /** The accessible name of the map. */
  label: string;
  /** How it is used by pointer and keyboard. */
  hint: string;
  chosen?: MapPlotsProps['chosen'];
  showsStatus?: boolean;
  /** Where the cross begins and what is kept in sight when the map is enlarged. */
  focus?: GeoPoint | undefined;
  /** What is announced about the plot below the cross. */
  describe: (plot: MapPlot) => string;
  /** Called with the point of a click, or of the cross when Enter is pressed, and the plot there. */
  onPoint: (point: GeoPoint, plot: MapPlot | undefined) => void;
  /** Draws what lies above the plots. */
  renderMarks?: (projection: MapProjection) => ReactNode;
}

const stepPixels = 12;

function Cross({ x, y }: MapPoint) {
  return (
    <g className={styles.cross} aria-hidden="true" data-testid="map-cross">
      <path className={styles.crossRim} d={`M${x - 14} ${y}h28M${x} ${y - 14}v28`} />
      <path className={styles.crossLine} d={`M${x - 14} ${y}h28M${x} ${y - 14}v28`} />
    </g>
  );
}

/** Returns how a cross is moved over the plots by the arrow keys, and set by Enter or a click. */
function useMapPoint(
  props: LandMapProps,
  { scale, reveal }: Pick<ReturnType<typeof useMapView>, 'scale' | 'reveal'>,
) {
  const { plots, focus, onPoint } = props;
  const corners = useMemo(() => plots.flatMap((plot) => plot.corners), [plots]);
  const projection = useMemo(() => createProjection(corners, scale), [corners, scale]);
  const drawing = useRef<SVGSVGElement>(null);
  const [cross, setCross] = useState<GeoPoint>();
  const [under, setUnder] = useState<MapPlot>();
  const middle = { x: projection.size.width / 2, y: projection.size.height / 2 };
  const mark = focus && projection.toMap(focus);
  const start = mark && isInDrawing(mark, projection.size) ? mark : middle;
  const findPlot = (point: MapPoint) => {
    const shapes = [...(drawing.current?.querySelectorAll<SVGPathElement>('[data-plot]') ?? [])];
    const shape = shapes.findLast((path) => path.isPointInFill(new DOMPoint(point.x, point.y)));
    return plots.find(({ plotCode }) => plotCode === shape?.dataset['plot']);
  };
  const set = (point: MapPoint) => onPoint(projection.toGround(point), findPlot(point));
  const press = (event: KeyboardEvent) => {
    const from = cross ? projection.toMap(cross) : start;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      setCross(projection.toGround(from));
      set(from);
    }
    const next = moveByKey(event.key, from, { step: stepPixels, size: projection.size });
    if (next === undefined) return;
    event.preventDefault();
    setCross(projection.toGround(next));
    reveal(next);
    setUnder(findPlot(next));
  };
  const click = ({ clientX, clientY }: MouseEvent) => {
    const toDrawing = drawing.current?.getScreenCTM()?.inverse();
    if (toDrawing === undefined) return;
    setCross(undefined);
    set(new DOMPoint(clientX, clientY).matrixTransform(toDrawing));
  };
  return {
    projection,
    drawing,
    start,
    cross,
    under,
    hideCross: () => setCross(undefined),
    press,
    click,
  };
}

/**
 * The plots of a mouza on a schematic map, on which a point is chosen by a click, or by a cross that the arrow keys
 * move. It scrolls when it is enlarged.
 */
export function LandMap(props: LandMapProps) {
  const { label, hint, plots, chosen = [], showsStatus = false, renderMarks } = props;
  const { t } = useTranslation(['common', 'specification']);
  const hintId = useId();
  const { frame, scale, reveal, isLeast, isMost, zoomBy } = useMapView();
  const { projection, drawing, start, cross, under, hideCross, press, click } = useMapPoint(props, {
    scale,
    reveal,
  });
  const below = under ? props.describe(under) : t('common:landMap.outside');
  const { width, height } = projection.size;
  return (
    <div>
      <p id={hintId} className={styles.hint}>
        {hint}
      </p>
      <p role="status" className={visuallyHidden}>
        {cross && below}
      </p>
      <div className={styles.map}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the arrow keys move its cross */}
        <div
          ref={frame}
          className={styles.frame}
          role="application"
          aria-label={label}
          aria-describedby={hintId}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys have to reach it
          tabIndex={0}
          onKeyDown={press}
          onBlur={hideCross}
          onClick={click}
        >
          <svg
            ref={drawing}
            className={styles.drawing}
            viewBox={`0 0 ${width} ${height}`}
            width={width}
            height={height}
            aria-hidden="true"
          >
            <MapPlots {...{ plots, chosen, showsStatus, projection }} />
            {renderMarks?.(projection)}
            {cross && <Cross {...projection.toMap(cross)} />}
          </svg>
        </div>
        <div className={styles.tools}>
          <Button
            isIconOnly
            icon={<Icon of={Plus} />}
            isDisabled={isMost}
            onClick={() => zoomBy(1, start)}
          >
            {t('common:landMap.zoomIn')}
          </Button>
          <Button
            isIconOnly
            icon={<Icon of={Minus} />}
            isDisabled={isLeast}
            onClick={() => zoomBy(-1, start)}
          >
            {t('common:landMap.zoomOut')}
          </Button>
        </div>
      </div>
    </div>
  );
}
