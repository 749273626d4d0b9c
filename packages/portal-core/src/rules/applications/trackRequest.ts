import type { Input } from '../../contract/api.ts';
import type { TrackedType } from '../../schemas/applications/track.ts';
import type { TrackForm } from '../../validators/forms/forms.ts';

const typeByValue: Readonly<Record<string, TrackedType>> = { 1: 1, 2: 2, 3: 3 };

/** Returns the application type of a valid Track Status form. */
export const getTrackedType = ({ applicationType }: TrackForm): TrackedType =>
  typeByValue[applicationType] ?? 3;

/** Builds the request of a valid form; district, tahasil and mouza are sent for a case (type 3) only (spec 3). */
export function buildTrackRequest(form: TrackForm, captchaId: string): Input<'trackStatus'> {
  const { applicationNo, answer, districtCode, tahasilCode, villageCode } = form;
  const applicationType = getTrackedType(form);
  const request = { applicationType, applicationNo, answer, captchaId };
  if (applicationType !== 3) return request;
  return {
    ...request,
    districtCode: Number(districtCode),
    tahasilCode: Number(tahasilCode),
    villageCode: Number(villageCode),
  };
}
