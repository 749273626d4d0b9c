import {
  getReportMessageKey,
  registerColumns,
  type ColumnFilter,
  type RegisterColumn,
} from '@temple-land/portal-core';
import { Button, Icon, visuallyHidden } from '@temple-land/ui';
import { X } from 'lucide';
import { useTranslation } from 'react-i18next';
import { usePlaceList, type PlaceLevel } from '../../../common/land/places.ts';
import { localizeDigits } from '../../../i18n/digits.ts';
import { formatDate } from '../../../i18n/format.ts';
import { langAttribute } from '../../../i18n/langAttribute.ts';
import { languageOf } from '../../../i18n/language.ts';
import type { Translation } from '../../../i18n/textKey.ts';
import { AddFilter } from './AddFilter.tsx';
import type { ReportState } from './reportAddress.ts';
import { toPlace, type ReportControlsProps } from './ReportControls.tsx';
import * as styles from './registerReport.css.ts';

const levels = ['district', 'tahasil', 'mouza'] as const;

/** Returns a filter in words, such as "Area, acre: from 0.5". */
function describeFilter(
  { is, from, to }: ColumnFilter,
  { kind }: RegisterColumn,
  text: Translation<'officer'>,
) {
  const { t } = text;
  if (is) {
    return is
      .map((value) => {
        const key = kind === 'word' ? getReportMessageKey(value) : undefined;
        return key === undefined ? value || '-' : t(`specification:${key}`);
      })
      .join(', ');
  }
  const format = (bound: string) => (kind === 'day' ? formatDate(bound) : localizeDigits(bound));
  if (from === undefined) return t('register.filter.to', { to: format(to ?? '') });
  if (to === undefined) return t('register.filter.from', { from: format(from) });
  return t('register.filter.between', { from: format(from), to: format(to) });
}

/** The chosen place of a level in words, for the printed report. */
function PlaceWords({ state, level }: { state: ReportState; level: PlaceLevel }) {
  const text = useTranslation(['officer', 'common', 'specification']);
  const place = toPlace(state);
  const { options } = usePlaceList(level, place);
  const name = options.find(({ value }) => value === place[level])?.label;
  if (name === undefined) return null;
  return (
    <li className={styles.filter}>
      <span>
        {text.t(`common:place.${level}`)}:{' '}
        <b {...langAttribute(name, languageOf(text.i18n))}>{name}</b>
      </span>
    </li>
  );
}

/** The filters of a report in words, each with a button that removes it, and the form for another one. */
export function ReportFilters({ state, onState }: ReportControlsProps) {
  const text = useTranslation(['officer', 'common', 'specification']);
  const { t } = text;
  const { view } = state;
  const { filters = [], ...unfiltered } = view;
  const chosen = levels.filter((level) => toPlace(state)[level] !== '');
  const remove = (removed: ColumnFilter) => {
    const rest = filters.filter((one) => one !== removed);
    onState({ view: rest.length === 0 ? unfiltered : { ...view, filters: rest } });
  };
  return (
    <>
      {filters.length + chosen.length > 0 && (
        <ul aria-label={t('register.filters')} className={styles.filters}>
          {chosen.map((level) => (
            <PlaceWords key={level} {...{ state, level }} />
          ))}
          {filters.map((filter) => {
            const column = registerColumns[view.report].find(({ key }) => key === filter.column);
            if (!column) return null;
            const label = t(`specification:${column.label}`);
            const words = describeFilter(filter, column, text);
            return (
              <li key={filter.column} className={styles.filter}>
                <span>
                  {label}: <b {...langAttribute(words, languageOf(text.i18n))}>{words}</b>
                </span>
                <Button kind="quiet" icon={<Icon of={X} />} onClick={() => remove(filter)}>
                  {t('register.filter.remove')}
                  <span className={visuallyHidden}> {label}</span>
                </Button>
              </li>
            );
          })}
        </ul>
      )}
      <AddFilter
        key={view.report}
        report={view.report}
        onFilter={(filter) =>
          onState({
            view: {
              ...view,
              filters: [...filters.filter(({ column }) => column !== filter.column), filter],
            },
          })
        }
      />
    </>
  );
}
