import { convertArea, type RegisterColumn, type RegisterReportRow } from '@temple-land/portal-core';

const squareMetres = (acres: number) =>
  Number((convertArea(acres, 'acre', 'hectare') * 10_000).toFixed(2));

const groupLevels = ['district', 'tahasil', 'mouza'] as const;

/**
 * Returns a plot with the names of the classes and attributes of ISO 19152: a spatial unit (LA_SpatialUnit) with its
 * level, the groups of units above it, and the administrative unit (LA_BAUnit, the khatiyan) with right and source. What
 * the reader may not see is left out.
 */
export function toLadmFeature(columns: readonly RegisterColumn[], row: RegisterReportRow) {
  const { cells, ids } = row;
  const keys = new Set(columns.map(({ key }) => key));
  const of = <Value>(key: string, build: (value: string) => Value): Value | undefined => {
    const value = cells[key];
    return keys.has(key) && value !== null && value !== undefined && value !== ''
      ? build(String(value))
      : undefined;
  };
  const groups = groupLevels.map((key, index) =>
    of(key, (label) => ({ hierarchyLevel: index + 1, label })),
  );
  return {
    type: 'Feature',
    featureType: 'LA_SpatialUnit',
    id: ids.plotCode,
    properties: {
      suID: ids.plotCode,
      label: of('plotNo', String),
      dimension: '2D',
      surfaceRelation: 'onSurface',
      area: of('area', (acres) => [
        { areaSize: squareMetres(Number(acres)), type: 'officialArea' },
      ]),
      extLandUse: of('kisam', (type) => ({ type, class: of('kisamClass', String) })),
      LA_Level: of('geometryLevel', (name) => ({ name, structure: 'polygon' })),
      LA_SpatialUnitGroup: groups.filter((group) => group !== undefined),
      LA_BAUnit: of('khatiyanNo', (name) => ({
        uID: String(ids.khatiyanId ?? ''),
        name,
        type: 'basicPropertyUnit',
        LA_Right: of('satwa', (type) => ({ type })),
        LA_AdministrativeSource: of('rorStatus', (status) => ({
          type: 'recordOfRights',
          availabilityStatus: status,
        })),
      })),
    },
  };
}
