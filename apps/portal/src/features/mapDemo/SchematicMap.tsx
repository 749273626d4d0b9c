import { formatCount } from '../../i18n/format.ts';
import { useRef, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Stack } from '@temple-land/ui';
import { districts, getAcreClass, getPlotCount, type SchematicDistrict } from './districts.ts';
import { getCentre, getHexagonPath, sheet } from './hexagons.ts';
import { chosenPlace, tintedPlace } from '../../common/land/map/tintedPlaces.css.ts';
import * as styles from './MapDemoPage.css.ts';
import type { useDistrictChoice } from './useDistrictChoice.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';

const steps: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

function Popover({ district }: { district: SchematicDistrict }) {
  const { t } = useTranslation(['mapDemo', 'common', 'specification']);
  const language = useLanguage();
  const { x, y } = getCentre(district);
  const facts = [
    [t('plots'), formatCount(getPlotCount(district))],
    [t('tahasils'), formatCount(district.tahasils)],
  ] as const;
  return (
    <div
      className={styles.popover}
      // Screen readers get the same text from the names of the districts.
      aria-hidden="true"
      data-testid="map-popover"
      style={{ left: `${(x / sheet.width) * 100}%`, top: `${(y / sheet.height) * 100}%` }}
    >
      <p className={styles.popoverTitle}>{district.names[language]}</p>
      <Stack elementType="dl" gap="xs">
        {facts.map(([name, value]) => (
          <div key={name} className={styles.fact}>
            <dt>{name}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </Stack>
    </div>
  );
}

type Choice = ReturnType<typeof useDistrictChoice>;

interface HexagonProps {
  district: SchematicDistrict;
  choice: Choice;
  /** Whether Tab moves the focus to this district. */
  isEntry: boolean;
  onKeys: (event: KeyboardEvent) => void;
}

function Hexagon({ district, choice, isEntry, onKeys }: HexagonProps) {
  const { t } = useTranslation(['mapDemo', 'common', 'specification']);
  const language = useLanguage();
  const { code, names, tahasils } = district;
  const { x, y } = getCentre(district);
  const isChosen = choice.chosen === code;
  const facts = { plots: formatCount(getPlotCount(district)), tahasils: formatCount(tahasils) };
  return (
    <g>
      <path
        className={isChosen ? chosenPlace : tintedPlace}
        d={getHexagonPath(district)}
        role="button"
        aria-label={t('district', { district: names[language], ...facts })}
        aria-pressed={isChosen}
        tabIndex={isEntry ? 0 : -1}
        data-code={code}
        data-acres={getAcreClass(district)}
        data-district={names.en}
        data-plot={getPlotCount(district)}
        data-tehsil={tahasils}
        onPointerEnter={() => choice.show(code)}
        onFocus={() => choice.show(code)}
        onBlur={() => choice.show(undefined)}
        onClick={() => choice.choose(code)}
        onKeyDown={onKeys}
      />
      <text className={styles.label} x={x} y={y} aria-hidden="true">
        {code}
      </text>
    </g>
  );
}

/**
 * The 24 districts as hexagons with popovers on pointer, focus and touch. Tab enters the map once, arrow keys move
 * inside.
 */
export function SchematicMap({ choice }: { choice: Choice }) {
  const { t } = useTranslation(['mapDemo', 'common', 'specification']);
  const map = useRef<SVGSVGElement>(null);
  const { shown, chosen, show, choose, hide } = choice;
  const entry = chosen ?? districts[0]?.code;
  const keys = (event: KeyboardEvent, at: number) => {
    const { code } = districts[at] ?? {};
    const step = steps[event.key];
    if (event.key === 'Escape') hide();
    if (event.key === 'Enter' || event.key === ' ') choose(code);
    if (step === undefined && event.key !== ' ') return;
    event.preventDefault();
    if (step === undefined) return;
    const next = districts[(at + step + districts.length) % districts.length]?.code;
    map.current?.querySelector<SVGPathElement>(`[data-code="${next}"]`)?.focus();
  };
  return (
    <div className={styles.stage} onPointerLeave={() => show(undefined)}>
      <div className={styles.sheet}>
        <svg
          ref={map}
          className={styles.map}
          viewBox={`0 0 ${sheet.width} ${sheet.height}`}
          role="group"
          aria-label={t('map')}
        >
          {districts.map((district, at) => (
            <Hexagon
              key={district.code}
              {...{ district, choice }}
              isEntry={district.code === entry}
              onKeys={(event) => keys(event, at)}
            />
          ))}
        </svg>
        {shown && <Popover district={shown} />}
      </div>
    </div>
  );
}
