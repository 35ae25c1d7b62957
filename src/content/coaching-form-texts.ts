import { recordOf } from "@/lib/record-of";
import {
  type ApplicationFieldText,
  applicationFieldNames,
  applicationFields,
  applicationParts,
} from "./application-fields";
import { application, coachingFieldErrors, coachingModal, waitlist } from "./coaching-forms";
import { formTrigger } from "./load-failures";
import { messages } from "./messages";

const { done, quarantined, ...waitlistForm } = waitlist;
const { done: applied, quarantined: held, ...applicationForm } = application;
const { close, required, choose, sending, restored, startOver, leave } = coachingModal;
const { nameRequired, emailRequired, emailInvalid } = messages.fields;

// The Desk shows the names as words, such as "If it fails".
export const waitlistFormTexts = {
  ...waitlistForm,
  afterSending: { ...done, thanks: done.thanks("{name}"), already: done.already("{name}", "{day}") },
  ifItIsQuarantined: { ...quarantined, text: quarantined.text("{name}") },
  ifItFails: messages.coaching.waitlistFailed,
};

export const applicationFormTexts = {
  ...applicationForm,
  headings: applicationParts.map(({ heading }) => heading),
  fields: recordOf(applicationFieldNames, (name) => {
    const field: ApplicationFieldText = applicationFields[name];
    const choices = "choices" in field ? Object.values(field.choices) : [];
    return [field.label, ...(field.help ? [field.help] : []), ...choices];
  }),
  afterSending: applied,
  ifItIsQuarantined: held,
  ifItFails: messages.coaching.applicationFailed,
};

export const bothFormTexts = {
  ...{ close, required, choose, sending, restored, startOver, leave },
  ifSomethingIsMissing: { nameRequired, emailRequired, emailInvalid, choose: coachingFieldErrors.choose },
  ifItDoesNotLoad: formTrigger.failed,
  withoutScripts: formTrigger.noScript,
};
