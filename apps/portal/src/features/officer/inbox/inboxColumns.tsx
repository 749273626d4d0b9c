import type { InboxRow } from '@temple-land/portal-core';
import { Link, type DataColumn } from '@temple-land/ui';
import type { Translation } from '../../../i18n/textKey.ts';
import { ApplicationCell, DueCell, NextStepCell, PlaceCell, StageCell } from './InboxCells.tsx';

/** The attribute of the link that opens a row, with which shortcuts find it. */
export const rowLinkAttribute = 'data-row-link';

/** Returns the columns of the inbox. */
export function createInboxColumns(
  { t }: Translation<'officer'>,
  now: Date,
  hrefOf: (row: InboxRow) => string,
): readonly DataColumn<InboxRow>[] {
  return [
    {
      id: 'application',
      header: t('common:application.number'),
      renderCell: (row) => <ApplicationCell row={row} />,
    },
    { id: 'place', header: t('inbox.place'), renderCell: (row) => <PlaceCell row={row} /> },
    { id: 'next', header: t('inbox.next'), renderCell: (row) => <NextStepCell row={row} /> },
    { id: 'due', header: t('inbox.due'), renderCell: (row) => <DueCell row={row} now={now} /> },
    { id: 'stage', header: t('inbox.atStage'), renderCell: (row) => <StageCell row={row} /> },
    {
      id: 'open',
      header: t('open'),
      isHeaderHidden: true,
      renderCell: (row) => (
        <Link
          href={hrefOf(row)}
          isAlone
          context={row.applicationNo}
          {...{ [rowLinkAttribute]: '' }}
        >
          {t('open')}
        </Link>
      ),
    },
  ];
}
