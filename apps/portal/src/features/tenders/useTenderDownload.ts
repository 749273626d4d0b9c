import { useState } from 'react';
import { recordActivity } from '../../api/activity.ts';
import { download } from '../../api/download.ts';
import type { Said } from '../../state/said.ts';

/** Downloads the file of a tender; `problem` is what spec 8 says when there is none. */
export function useTenderDownload() {
  const [problem, setProblem] = useState<Said>();
  return {
    problem,
    download: async (uploadDoc: string) => {
      const key = await download('tenderDownload', { uploadDoc });
      setProblem(key && { key });
      void recordActivity({ action: 'DOWNLOAD', remark: 'tenderDownload' });
    },
  };
}
