import type { OpenFile, OpenFileList } from '@temple-land/portal-core';
import { Link, Select, Table, type Column } from '@temple-land/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadOpenFiles } from '../../api/openData/loadOpenFiles.ts';
import { loadPlaces, type PublicPlace } from '../../api/openData/loadPlaces.ts';
import { EmptyMessage } from '../../common/feedback/EmptyMessage.tsx';
import { Retry } from '../../common/feedback/Retry.tsx';
import { Skeleton } from '../../common/feedback/Skeleton.tsx';
import { formatFileSize } from '../../common/files/fileSize.ts';
import { cardBody, cardHead, flushCard } from '../../common/page/card.css.ts';
import { formatDate } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import type { UserMessage } from '../../state/userMessage.ts';
import { collectionLabels } from './dictionary.ts';
import * as styles from './OpenDataPage.css.ts';

const tenMinutes = 600_000;
const failed: UserMessage = { key: 'general.statusNotOk' };

function FileTable({ list }: { list: OpenFileList }) {
  const { t } = useTranslation(['openData', 'common', 'specification']);
  const columns: readonly Column<OpenFile>[] = [
    {
      id: 'data',
      header: t('files.data'),
      renderCell: ({ collection }) => t(collectionLabels[collection]),
    },
    {
      id: 'file',
      header: t('files.address'),
      renderCell: ({ url }) => {
        const { pathname } = new URL(url);
        return <Link href={pathname}>{pathname}</Link>;
      },
    },
    {
      id: 'size',
      header: t('files.size'),
      align: 'end',
      renderCell: ({ bytes }) => formatFileSize(bytes, t),
    },
    {
      id: 'checksum',
      header: t('files.checksum'),
      renderCell: ({ sha256 }) => <span className={styles.code}>{sha256}</span>,
    },
  ];
  return (
    <>
      {list.recordedOn !== null && (
        <p className={cardBody}>{t('files.recordedOn', { date: formatDate(list.recordedOn) })}</p>
      )}
      <Table
        caption={t('files.title')}
        columns={columns}
        rows={list.files}
        keyOf={({ url }) => url}
      />
    </>
  );
}

/** The files of a district or of the whole state, with size, checksum and the day of the record. */
export function OpenFiles() {
  const { t } = useTranslation(['openData', 'common', 'specification']);
  const language = useLanguage();
  const [code, setCode] = useState('');
  const districts = useQuery({
    queryKey: ['publicPlaces', 'districts', ''],
    queryFn: ({ signal }) => loadPlaces('districts', '', signal),
    staleTime: tenMinutes,
  });
  const files = useQuery({
    queryKey: ['openFiles', code, ''],
    queryFn: ({ signal }) => loadOpenFiles(code, signal),
  });
  const nameOf = ({ properties }: PublicPlace) =>
    (language === 'en' ? '' : properties[`name_${language}`]) || properties.name;
  const options = (districts.data ?? []).map((place) => ({
    value: place.properties.code,
    label: nameOf(place),
  }));
  const { data, isPending, error } = files;
  return (
    <section className={flushCard} aria-labelledby="open-files" aria-busy={isPending}>
      <div className={cardHead}>
        <h2 id="open-files">{t('files.title')}</h2>
        <Select
          label={t('area')}
          options={[{ value: '', label: t('area.state') }, ...options]}
          value={code}
          onChange={setCode}
        />
      </div>
      {isPending && <Skeleton count={2} variant="rows" />}
      {error && (
        <div className={cardBody}>
          <Retry message={failed} part={t('files.title')} onRetry={files.refetch} />
        </div>
      )}
      {data?.files.length === 0 && <EmptyMessage title={t('files.none')} />}
      {data && data.files.length > 0 && <FileTable list={data} />}
    </section>
  );
}
