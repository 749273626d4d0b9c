import {
  hasPersonalFields,
  isAboutPersonsOnly,
  listExportFormats,
  type RecordExport,
} from '@temple-land/portal-core';
import { useState } from 'react';
import { useFileCalls } from '../../../api/files/useFileCalls.ts';
import type { UserMessage } from '../../../state/userMessage.ts';

/** Returns the choices of an export, and `download`, which returns whether the file was received. */
export function useExport() {
  const { downloadFile } = useFileCalls();
  const [what, setWhat] = useState<RecordExport>('land');
  const [wanted, setWanted] = useState('');
  const [areChosen, setAreChosen] = useState(false);
  const [reason, setReason] = useState('');
  const [message, setMessage] = useState<UserMessage>();
  const [isPending, setIsPending] = useState(false);
  const formats = listExportFormats(what);
  const format = formats.find((one) => one === wanted) ?? formats[0] ?? 'csv';
  const withPersons = isAboutPersonsOnly(what) || (areChosen && hasPersonalFields(what));
  const download = async () => {
    setMessage(undefined);
    setIsPending(true);
    const input = { what, format, withPersons, reason: withPersons ? reason.trim() : '' };
    const problem = await downloadFile('recordExport', input);
    setIsPending(false);
    setMessage(problem);
    return problem === undefined;
  };
  return {
    what,
    setWhat,
    format,
    setFormat: setWanted,
    withPersons,
    setWithPersons: setAreChosen,
    reason,
    setReason,
    isReasonMissing: withPersons && reason.trim() === '',
    message,
    isPending,
    download,
  };
}

/** The choices of an export. */
export type Export = ReturnType<typeof useExport>;
