import { formatAcres, formatCount, formatDate } from '../../i18n/format.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { serviceQuery } from '../../api/query/serviceQuery.ts';

const missingFigure = '–';
const formatFigure = (number: number | undefined) =>
  number === undefined ? missingFigure : formatCount(number);
const fiveMinutes = 300_000;

/**
 * Returns the four figures of the land record with their labels. Until they are loaded the area is 0.0000 (spec 3,
 * Summary) and each count a dash; `note` is set when loading failed, `asOn` to the date of the figures when it succeeded.
 */
export function useLandFigures() {
  const { t } = useTranslation(['common', 'specification']);
  const { data, dataUpdatedAt, error, isSuccess, isPending, refetch } = useQuery(
    serviceQuery('summary', {}, { isQuiet: true, staleTime: fiveMinutes }),
  );
  const summary = data && 'result' in data ? data.result : undefined;
  const figures = [
    [formatAcres(summary?.total_area ?? 0), t('common:home.figures.area')],
    [formatFigure(summary?.total_district), t('common:home.figures.districts')],
    [formatFigure(summary?.total_tahasil), t('common:home.figures.tahasils')],
    [formatFigure(summary?.total_village), t('common:home.figures.mouzas')],
  ] as const;
  const note = isPending || isSuccess ? undefined : t('common:figures.notLoaded');
  const asOn = isSuccess ? formatDate(new Date(dataUpdatedAt).toISOString()) : undefined;
  return { figures, asOn, note, message: error?.userMessage, isPending, refetch };
}
