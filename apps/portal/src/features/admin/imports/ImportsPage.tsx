import { PageHeader } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { AdminFrame } from '../layout/AdminFrame.tsx';
import { BatchList } from './BatchList.tsx';
import { ExportCard } from './ExportCard.tsx';
import { ImportStart } from './ImportStart.tsx';
import { JobPage } from './JobPage.tsx';
import { OpenJobs } from './OpenJobs.tsx';

/**
 * The page on which administrators import land records from files, one import at a time, see all imports, or take
 * records out as files.
 */
export function ImportsPage() {
  const { t } = useTranslation(['imports', 'admin', 'common', 'specification']);
  const [address, setAddress] = useSearchParams();
  const job = Number(address.get('job') ?? 0);
  const isOpen = Number.isSafeInteger(job) && job > 0;
  return (
    <AdminFrame>
      <PageHeader size="app" title={t('common:title.imports')} lead={t('imports:lead')} />
      {isOpen ? (
        <JobPage key={job} id={job} />
      ) : (
        <>
          <ImportStart onRead={(id) => setAddress({ job: String(id) })} />
          <OpenJobs />
          <BatchList />
          <ExportCard />
        </>
      )}
    </AdminFrame>
  );
}
