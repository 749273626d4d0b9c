import { acresText, type LandApplication } from '@temple-land/portal-core';
import type { Text } from '../i18n/useText.ts';

/** Gives an application's land in one line: its plot or khatiyan, and the mouza. */
export function landText(row: LandApplication, { t }: Text): string {
  const mouza = row.mouza_name;
  return row.plotCode === ''
    ? t('citizen.khatianIn', { khatian: row.khataNo, mouza })
    : t('citizen.plotIn', { plot: row.plotCode, mouza });
}

/** Gives the names and values of an application for its details. */
export function factsOf(row: LandApplication, text: Text): [name: string, value: string][] {
  const { t } = text;
  const isPurchase = row.holding === 'purchase';
  return [
    [t('application.place'), `${row.district_name}, ${row.tehsil_name}, ${row.mouza_name}`],
    [t('place.khatian'), row.khataNo],
    [t('application.plot'), row.plotCode || t('apply.plot.none')],
    [t('application.area'), t('application.acres', { n: acresText(row.area) })],
    [
      t('application.holding'),
      t(isPurchase ? 'application.holding.purchase' : 'application.holding.lease'),
    ],
    [t('application.purpose'), row.purpose],
  ];
}
