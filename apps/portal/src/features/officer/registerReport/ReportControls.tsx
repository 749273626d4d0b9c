import { registerColumns, reportPageSizes } from '@temple-land/portal-core';
import { Select } from '@temple-land/ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { PlacePicker } from '../../../common/land/PlacePicker.tsx';
import type { Place, PlaceLevel } from '../../../common/land/places.ts';
import { formatCount } from '../../../i18n/format.ts';
import type { ReportState } from './reportAddress.ts';
import * as styles from './registerReport.css.ts';

/** The props of the controls of a report. */
export interface ReportControlsProps {
  state: ReportState;
  onState: (next: Partial<ReportState>) => void;
}

const levels: readonly PlaceLevel[] = ['district', 'tahasil', 'mouza'];
const toText = (id: number | undefined) => (id === undefined ? '' : String(id));
const toCode = (name: string, id: string) => (id === '' ? {} : { [name]: Number(id) });

/** Returns the place of a view for the fields. */
export const toPlace = ({ view }: ReportState): Place => ({
  district: toText(view.districtCode),
  tahasil: toText(view.tahasilCode),
  mouza: toText(view.villageCode),
  khatian: '',
});

/** The fields of a report: place, group, and rows on a page. */
export function ReportControls({ state, onState }: ReportControlsProps) {
  const { t } = useTranslation(['officer', 'common', 'specification']);
  const prefix = useId();
  const { view, pageSize } = state;
  const { districtCode: _d, tahasilCode: _t, villageCode: _v, ...elsewhere } = view;
  const showPlace = ({ district, tahasil, mouza }: Place) =>
    onState({
      view: {
        ...elsewhere,
        ...toCode('districtCode', district),
        ...toCode('tahasilCode', tahasil),
        ...toCode('villageCode', mouza),
      },
    });
  const { group, ...ungrouped } = view;
  const groups = registerColumns[view.report].filter(({ isGroup }) => isGroup === true);
  return (
    <div role="group" aria-label={t('register.controls')} className={styles.controls}>
      {view.report !== 'tenderResults' &&
        levels.map((level) => (
          <div key={level}>
            <PlacePicker
              levels={[level]}
              place={toPlace(state)}
              onPlace={showPlace}
              idOf={() => `${prefix}${level}`}
              errorOf={() => undefined}
              optionalLabel=""
              isFilter
            />
          </div>
        ))}
      <Select
        label={t('register.group')}
        optionalLabel=""
        options={[
          { value: '', label: t('register.group.none') },
          ...groups.map(({ key, label }) => ({ value: key, label: t(`specification:${label}`) })),
        ]}
        value={group ?? ''}
        onChange={(value) =>
          onState({ view: value === '' ? ungrouped : { ...view, group: value } })
        }
      />
      <Select
        label={t('register.pageSize')}
        optionalLabel=""
        options={reportPageSizes.map((size) => ({ value: String(size), label: formatCount(size) }))}
        value={String(pageSize)}
        onChange={(value) =>
          onState({
            pageSize: reportPageSizes.find((size) => String(size) === value) ?? pageSize,
          })
        }
      />
    </div>
  );
}
