import { useAtomValue } from 'jotai';
import { lazySection } from '../../common/page/lazySection.tsx';
import { isPageReportOpenAtom, setPageReportOpen } from '../../state/dialogs.ts';

const PageReportDialog = lazySection(
  async () => (await import('../../features/pageReports/PageReportDialog.tsx')).PageReportDialog,
);

const close = () => setPageReportOpen(false);

/** The dialog that reports a problem with a page, opened from any page; its code is loaded on first use. */
export function PageReport() {
  if (!useAtomValue(isPageReportOpenAtom)) return null;
  return <PageReportDialog onClose={close} />;
}
