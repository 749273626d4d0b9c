import {
  computeRingAcres,
  parseTypedCorners,
  sketchCorners,
  toCornersText,
  toSketch,
  type GeoPoint,
  type TypedCorner,
} from '@temple-land/portal-core';
import { Button, Columns, TextField } from '@temple-land/ui';
import { useRef, useState, type ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { formatAcres, formatCount } from '../../i18n/format.ts';
import * as styles from './formPage.css.ts';
import { toFieldTranslate, type PortalField } from './formFields.ts';
import { summary } from './sketchInput.css.ts';
import { toGroupProps } from './toFieldProps.ts';

/** A sketch as it is drawn: its corners as text, and the function that adds one. */
export interface DrawnSketch {
  text: string;
  isFull: boolean;
  add: (point: GeoPoint) => void;
}

/** The props of `SketchInput`. */
export interface SketchInputProps {
  field: PortalField;
  registration: UseFormRegisterReturn;
  /** The id of the first coordinate. */
  id: string;
  errorMessage: string | undefined;
  defaultValue: string | boolean;
  /** Draws the map on which the corners are set. */
  renderMap?: ((sketch: DrawnSketch) => ReactNode) | undefined;
}

interface CornerFieldsProps {
  corner: TypedCorner;
  /** Counts from 1. */
  number: number;
  id: string | undefined;
  errorMessage: string | undefined;
  onChange: (corner: TypedCorner) => void;
  onRemove: () => void;
}

function CornerFields(props: CornerFieldsProps) {
  const { corner, number, id, errorMessage, onChange, onRemove } = props;
  const { t } = useTranslation(['common', 'specification']);
  const n = formatCount(number);
  const degrees = { inputMode: 'decimal', maxLength: 14, autoComplete: 'off' } as const;
  return (
    <fieldset className={styles.part} data-corner={number}>
      <legend className={styles.partLegend}>{t('common:apply.sketch.corner', { n })}</legend>
      <Columns kind="fields">
        <TextField
          {...(id !== undefined && { id })}
          label={t('common:apply.sketch.latitude')}
          errorMessage={errorMessage}
          value={corner.latitude}
          onChange={(latitude) => onChange({ ...corner, latitude })}
          {...degrees}
        />
        <TextField
          label={t('common:apply.sketch.longitude')}
          value={corner.longitude}
          onChange={(longitude) => onChange({ ...corner, longitude })}
          {...degrees}
        />
      </Columns>
      <div>
        <Button kind="quiet" onClick={onRemove}>
          {t('common:apply.sketch.remove', { n })}
        </Button>
      </div>
    </fieldset>
  );
}

/** Says how many corners there are, and how many acres they enclose. */
function SketchSum({ text }: { text: string }) {
  const { t } = useTranslation(['common', 'specification']);
  const sketch = toSketch(text);
  const acres = computeRingAcres(sketch);
  const count = sketch.length;
  const parts = [
    t('common:apply.sketch.corners', { count, n: formatCount(count) }),
    ...(count < sketchCorners.least
      ? [t('common:apply.sketch.more', { n: formatCount(sketchCorners.least) })]
      : Number.isFinite(acres)
        ? [t('common:application.acres', { n: formatAcres(acres) })]
        : []),
  ];
  return <p role="status">{count > 0 && parts.join(', ')}</p>;
}

const toTyped = ({ longitude, latitude }: GeoPoint): TypedCorner => ({
  longitude: longitude.toFixed(7),
  latitude: latitude.toFixed(7),
});

/** The corners of a sketch, set on a map where there is one, and as coordinates that can be typed. */
export function SketchInput(props: SketchInputProps) {
  const { field, registration, id, errorMessage, defaultValue, renderMap } = props;
  const { t } = useTranslation(['common', 'specification']);
  const translate = toFieldTranslate({ t });
  const [corners, setCorners] = useState(() => parseTypedCorners(String(defaultValue)));
  const [isOpen, setIsOpen] = useState(false);
  const root = useRef<HTMLFieldSetElement>(null);
  const { onChange } = toGroupProps(registration, String(defaultValue));
  const text = toCornersText(corners);
  const change = (next: TypedCorner[]) => {
    setCorners(next);
    onChange(toCornersText(next));
  };
  // The fields are drawn first; the button of a removed corner is gone, so the focus moves to the one before.
  const focusCorner = (number: number) =>
    setTimeout(() =>
      root.current
        ?.querySelector<HTMLElement>(number > 0 ? `[data-corner="${number}"] input` : 'summary')
        ?.focus(),
    );
  const remove = (index: number) => {
    change(corners.filter((_, at) => at !== index));
    focusCorner(Math.min(index + 1, corners.length - 1));
  };
  const addEmpty = () => {
    change([...corners, { longitude: '', latitude: '' }]);
    focusCorner(corners.length + 1);
  };
  const isFull = corners.length >= sketchCorners.most;
  const add = (point: GeoPoint) => change([...corners, toTyped(point)]);
  return (
    <fieldset ref={root} className={styles.part}>
      <legend className={`${styles.fieldHeading} ${styles.partLegend}`}>
        {translate(field.labels.form)} {!field.isRequired && t('common:field.optional')}
      </legend>
      {renderMap?.({ text, isFull, add })}
      <SketchSum text={text} />
      {corners.length > 0 && (
        <div className={styles.buttons}>
          <Button onClick={() => change(corners.slice(0, -1))}>
            {t('common:apply.sketch.undo')}
          </Button>
          <Button kind="quiet" onClick={() => change([])}>
            {t('common:apply.sketch.clear')}
          </Button>
        </div>
      )}
      <details
        open={isOpen || errorMessage !== undefined}
        onToggle={(event) => setIsOpen(event.currentTarget.open)}
      >
        <summary className={summary}>{t('common:apply.sketch.list')}</summary>
        <div className={styles.part}>
          {corners.map((corner, index) => (
            <CornerFields
              // Corners have no id of their own.
              key={index}
              corner={corner}
              number={index + 1}
              id={index === 0 ? id : undefined}
              errorMessage={index === 0 ? errorMessage : undefined}
              onChange={(next) => change(corners.map((each, at) => (at === index ? next : each)))}
              onRemove={() => remove(index)}
            />
          ))}
          {!isFull && (
            <div>
              <Button onClick={addEmpty}>{t('common:apply.sketch.add')}</Button>
            </div>
          )}
        </div>
      </details>
    </fieldset>
  );
}
