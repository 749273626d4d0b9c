import { useState, type MouseEvent } from 'react';
import { getFileUrl } from '../../api/files/download.ts';
import { useFileCalls } from '../../api/files/useFileCalls.ts';
import { isPlainClick } from '../../common/files/isPlainClick.ts';
import type { UserMessage } from '../../state/userMessage.ts';

/**
 * Returns the URL of a tender's file, the click handler of its link, and in `problem` the message of spec 8 when there
 * is no file.
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
