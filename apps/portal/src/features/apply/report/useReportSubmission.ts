import {
  reportFields,
  toRequestAnswers,
  fixedDocumentKinds,
  type Input,
  type NearbyReport,
  type ReportForm,
} from '@temple-land/portal-core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { serviceQuery } from '../../../api/query/serviceQuery.ts';
import type { FormDraft } from '../../../common/draft/DraftLoader.tsx';
import { useDraftSubmission } from '../../../common/draft/useDraftSubmission.ts';
import type { usePhotos } from '../../../common/files/usePhotos.ts';
import { toPosition } from './position.ts';

const photoKind = fixedDocumentKinds.photo;

type ReportRequest = Input<'grievanceSave'>;

/** The earlier reports of the place of a report that is ready to be sent. */
interface FoundReports {
  request: ReportRequest;
  reports: readonly NearbyReport[];
}

/** What happens with a report: `isFollowed` when it was added to an earlier one. */
export type OnReportSubmitted = (tokenNo: string, isFollowed: boolean) => void;

interface SubmissionOptions {
  photos: ReturnType<typeof usePhotos>;
  khatianNo: string;
  onSubmitted: OnReportSubmitted;
  onError: () => void;
}

/** Returns how a checked report is sent: earlier reports of its place are shown first, if there are any. */
export function useReportSubmission(draft: FormDraft, options: SubmissionOptions) {
  const { photos, khatianNo, onSubmitted, onError } = options;
  const queryClient = useQueryClient();
  const [found, setFound] = useState<FoundReports>();
  const onAlreadyReceived = () => {
    photos.release();
    setFound(undefined);
  };
  const own = useDraftSubmission('grievanceSave', draft, {
    onSubmitted: ({ tokenNo }) => onSubmitted(tokenNo, false),
    onAlreadyReceived,
    onError: () => {
      setFound(undefined);
      onError();
    },
  });
  const added = useDraftSubmission('reportJoin', draft, {
    onSubmitted: ({ tokenNo }) => onSubmitted(tokenNo, true),
    onAlreadyReceived,
    onError,
  });
  const findNearby = async ({ plotCode, position }: ReportRequest) => {
    const point = position && { longitude: position.longitude, latitude: position.latitude };
    const query = serviceQuery('reportsNearby', { plotCode, position: point }, { isQuiet: true });
    try {
      const data = await queryClient.fetchQuery(query);
      return 'result' in data ? data.result : [];
    } catch {
      // The report is worth more than the hint.
      return [];
    }
  };
  const send = async (answers: ReportForm) => {
    const request: ReportRequest = {
      districtCode: Number(answers.districtCode),
      tahasilCode: Number(answers.tahasilCode),
      villageCode: Number(answers.villageCode),
      khataNo: khatianNo,
      plotCode: answers.plotCode,
      ...toRequestAnswers(reportFields, answers),
      position: toPosition(answers),
      documents: photos.files.map(({ tempId }) => tempId),
      documentKinds: Object.fromEntries(photos.files.map(({ tempId }) => [tempId, photoKind])),
    };
    const reports = await findNearby(request);
    if (reports.length === 0) own.mutate(request);
    else setFound({ request, reports });
  };
  const join = ({ applicationId }: NearbyReport) => {
    if (!found) return;
    const { plotCode, position, description, documents, documentKinds } = found.request;
    const point = position && { longitude: position.longitude, latitude: position.latitude };
    const words = { description, documents, documentKinds };
    added.mutate({ applicationId, plotCode, position: point, ...words });
  };
  return {
    send,
    found: found?.reports,
    join,
    sendOwn: () => found && own.mutate(found.request),
    back: () => setFound(undefined),
    isPending: own.isPending || added.isPending,
    message: own.error?.userMessage,
    joinMessage: added.error?.userMessage,
  };
}
