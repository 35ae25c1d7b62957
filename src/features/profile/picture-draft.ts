import { type ComponentType, type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { messages } from "@/content/messages";
import { picture } from "@/content/picture";
import { createUuid } from "@/lib/random-uuid";
import { offerRenewal } from "@/lib/renewal";
import { tabStorage } from "@/lib/tab-storage";
import { useStatusBanner } from "./components/status-banner";
import {
  type Area,
  type CroppedPicture,
  cropPicture,
  explainUploadError,
  findPictureProblem,
  isShowable,
  uploadPicture,
} from "./picture";

const texts = picture.messages;

type CropView = { crop: { x: number; y: number }; zoom: number };
export type CropDialogProps = {
  url: string;
  /** The dialog starts with this view and updates it. */
  view: RefObject<CropView>;
  onUse: (area: Area) => void;
  onCancel: () => void;
};

type Chosen = { file: File; view: RefObject<CropView>; Dialog: ComponentType<CropDialogProps> };
type Draft = CroppedPicture & { isSaved: boolean };
type Unsaved = { chosen: Chosen | null; draft: Draft | null };

const storageKey = "aurea.draft.picture";
let kept: (Unsaved & { key: string }) | null = null;

/**
 * Keeps an unsaved picture in memory for a member who signs in again after the session has ended. The picture's key is
 * in tab storage, which is cleared when the user changes.
 */
function keep(unsaved: Unsaved) {
  const isEmpty = !unsaved.chosen && (!unsaved.draft || unsaved.draft.isSaved);
  kept = isEmpty ? null : { ...unsaved, key: createUuid() };
  if (kept) tabStorage.write(storageKey, kept.key);
  else tabStorage.remove(storageKey);
}

function readKept(): Unsaved {
  return kept && kept.key === tabStorage.read(storageKey) ? kept : { chosen: null, draft: null };
}

/** Returns a URL for the file, and revokes it once the file is not shown any more. */
function useObjectUrl(file: File | null | undefined) {
  const [url, setUrl] = useState<string | null>(null);
  // Uses a layout effect, so that the browser does not paint the previous picture.
  useLayoutEffect(() => {
    if (!file) return;
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => {
      URL.revokeObjectURL(made);
      setUrl(null);
    };
  }, [file]);
  return url;
}

/** The draft stays after a failed upload or the end of the session. A saved draft is shown until `photoURL` changes. */
export function usePictureDraft(photoURL: string | null, onSaved: () => void) {
  const { onProcessing, onMessage, onSignedOut } = useStatusBanner();
  const [before] = useState(readKept);
  const [chosen, setChosen] = useState(before.chosen);
  const [draft, setDraft] = useState(before.draft);
  const [percent, setPercent] = useState<number | null>(null);
  const newest = useRef<File>(undefined);
  const chosenUrl = useObjectUrl(chosen?.file);
  const draftUrl = useObjectUrl(draft?.file);
  useEffect(() => keep({ chosen, draft }), [chosen, draft]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the stored picture changes
  useEffect(() => setDraft((now) => (now?.isSaved ? null : now)), [photoURL]);

  const refuse = (text: string) => onMessage({ tone: "error", text });

  async function choose(file: File) {
    newest.current = file;
    onMessage(null);
    const why = findPictureProblem(file);
    if (why) return refuse(why);
    onProcessing(true);
    try {
      const isValid = await isShowable(file);
      // The member may have chosen another file meanwhile.
      if (newest.current !== file) return;
      if (!isValid) return refuse(texts.invalid);
      const { CropDialog } = await import("./components/crop-dialog");
      if (newest.current !== file) return;
      setChosen({ file, view: { current: { crop: { x: 0, y: 0 }, zoom: 1 } }, Dialog: CropDialog });
    } catch {
      if (!(await offerRenewal())) refuse(texts.failed(messages.general.unreachable));
    } finally {
      onProcessing(false);
    }
  }

  async function applyCrop(area: Area) {
    if (!chosen) return;
    try {
      const cropped = await cropPicture(chosen.file, area);
      // The member may have cancelled meanwhile.
      if (kept?.chosen !== chosen) return;
      setDraft({ ...cropped, isSaved: false });
    } catch {
      const isStillShowable = await isShowable(chosen.file);
      if (kept?.chosen !== chosen) return;
      // A file that was removed or changed since it was chosen cannot be read any more.
      refuse(isStillShowable ? texts.uncroppable : texts.gone);
    }
    // The dialog closes only now, because before the picture is cropped there is nothing to save.
    setChosen(null);
  }

  async function save() {
    if (percent !== null) return;
    onMessage(null);
    if (!draft || draft.isSaved) return refuse(texts.missing);
    onProcessing(true);
    setPercent(0);
    try {
      await uploadPicture(draft, setPercent);
      // Another picture may have been chosen meanwhile.
      setDraft((now) => (now === draft ? { ...draft, isSaved: true } : now));
      // Clears the copy in the module too, because the section may have been unmounted meanwhile.
      if (kept?.draft === draft) keep({ chosen: null, draft: null });
      onMessage({ tone: "ok", text: texts.saved });
      onSaved();
    } catch (error) {
      const why = explainUploadError(error);
      if (why === messages.general.unreachable && (await offerRenewal())) return;
      refuse(why === texts.missing ? why : texts.failed(why));
      // The server uses this message for a missing picture too; here it can only mean a missing session.
      if (why === texts.missing) onSignedOut(`${texts.missing} ${texts.kept}`);
    } finally {
      setPercent(null);
      onProcessing(false);
    }
  }

  function discard() {
    onMessage(null);
    setDraft(null);
  }

  return {
    chosen,
    chosenUrl,
    draft,
    draftUrl,
    percent,
    choose,
    applyCrop,
    cancel: () => setChosen(null),
    save,
    discard,
  };
}
