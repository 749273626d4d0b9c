import {
  getPlotReport,
  parsePlotSearch,
  type Input,
  type LandInformation,
  type PlotReport,
  type PlotSearch,
  type ReportLevel,
} from '@temple-land/portal-core';
import { useQuery } from '@tanstack/react-query';
import { useHiddenAddress } from '../../../api/address/useHiddenAddress.ts';
import { serviceQuery } from '../../../api/query/serviceQuery.ts';
import { buildReportPath } from '../../../common/land/buildReportPath.ts';

const levels: Readonly<Record<PlotReport, ReportLevel>> = {
  'tahasil-report': 'tahasil',
  'mouza-report': 'mouza',
  'khatiyan-report': 'khatiyan',
  'plot-report': 'plot',
};

/** The report and its place. */
export type ReportRequest = Input<'landInformation'>;

/** Returns the input of a report, undefined when the address does not hide a place of this report. */
export function buildReportInput(report: string, search: PlotSearch | undefined) {
  if (search?.districtId === undefined || getPlotReport(search) !== report) return undefined;
  const request: ReportRequest = {
    level: levels[report as PlotReport],
    districtCode: search.districtId,
    ...(search.tahasilId === undefined ? {} : { tahasilCode: search.tahasilId }),
    ...(search.mouzaId === undefined ? {} : { villageCode: search.mouzaId }),
    ...(search.khatianId === undefined ? {} : { khataNoId: search.khatianId }),
  };
  return request;
}

/** Opens an address and loads its report; `isUnknown` when it hides no such place. */
export function useLandReport(report: string, address: string) {
  const opening = useHiddenAddress('report', address, (text) => parsePlotSearch(text) ?? null);
  const { parsed } = opening;
  const search = parsed ?? undefined;
  const request = buildReportInput(report, search);
  const { data, isLoading, error, refetch } = useQuery(
    serviceQuery('landInformation', request, { isQuiet: true }),
  );
  const found: LandInformation | undefined = data && 'level' in data ? data : undefined;
  return {
    isUnknown: parsed !== undefined && request === undefined,
    search,
    request,
    found,
    isPending: (parsed === undefined && !opening.message) || isLoading,
    message: opening.message ?? error?.userMessage,
    refetch: opening.message ? opening.refetch : refetch,
  };
}

const childKeys = ['districtId', 'tahasilId', 'mouzaId', 'khatianId'] as const;

/** Returns the paths of reports: of the levels above a place, and by id of those one level below it. */
export function useReportPaths(search: PlotSearch | undefined, ids: readonly number[]) {
  const { data } = useQuery({
    queryKey: ['reportPaths', search, ids],
    queryFn: async () => {
      const chosen = childKeys.filter((key) => search?.[key] !== undefined);
      const above = await Promise.all(
        chosen.map((_, index) => {
          const part = childKeys.slice(0, index + 1).map((key) => [key, search?.[key]]);
          return buildReportPath(Object.fromEntries(part) as PlotSearch);
        }),
      );
      const next = childKeys[chosen.length];
      if (next === undefined) return { above, below: new Map<number, string>() };
      const below = await Promise.all(
        ids.map(
          async (id) => [id, (await buildReportPath({ ...search, [next]: id })) ?? ''] as const,
        ),
      );
      return { above, below: new Map(below) };
    },
    enabled: search !== undefined,
    staleTime: Infinity,
  });
  return data ?? { above: [], below: new Map<number, string>() };
}
