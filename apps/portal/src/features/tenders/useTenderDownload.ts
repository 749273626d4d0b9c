import { useState, type MouseEvent } from 'react';
import { getFileUrl } from '../../api/files/download.ts';
import { useFileCalls } from '../../api/files/useFileCalls.ts';
import { isPlainClick } from '../../common/files/isPlainClick.ts';
import type { UserMessage } from '../../state/userMessage.ts';

/**
 * The file of a tender: its address, what a press on the link to it does, and in `problem` what spec 8
 * says when there is none.
 */
export function useTenderDownload(uploadDoc: string) {
  const { downloadFile } = useFileCalls();
  const [problem, setProblem] = useState<UserMessage>();
  const start = async () => {
    setProblem(await downloadFile('tenderDownload', { uploadDoc }));
  };
  return {
    problem,
    href: getFileUrl('tenderDownload', { uploadDoc }),
    follow: (event: MouseEvent) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      void start();
    },
  };
}
