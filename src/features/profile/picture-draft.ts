"use client";

import { type ComponentType, useEffect, useState } from "react";
import { messages } from "@/content/messages";
import { picture } from "@/content/picture";
import { offerRenewal } from "@/lib/renewal";
import { useStatusBanner } from "./components/status-banner";
import {
  type Area,
  type Cut,
  cutPicture,
  isShowable,
  pictureProblem,
  uploadErrorText,
  uploadPicture,
} from "./picture";

const words = picture.messages;

type CropDialog = ComponentType<{ url: string; onUse: (area: Area) => void; onCancel: () => void }>;
type Chosen = { url: string; file: File; Dialog: CropDialog };
/** `url` is null when the server will crop and only the canvas can show the result. */
type Draft = Cut & { url: string | null; isSaved: boolean };

/** Revokes an object URL once it is no longer shown. */
function useLocalAddress(url: string | null | undefined) {
  useEffect(() => (url ? () => URL.revokeObjectURL(url) : undefined), [url]);
}

/** Manages a picture from choosing to saving; a failure keeps the draft. */
export function usePictureDraft(onSaved: () => void) {
  const { onProcessing, onMessage, onSignedOut } = useStatusBanner();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [draft, setDraft] = useState<Draft | null>(null);
  const [percent, setPercent] = useState<number | null>(null);
  useLocalAddress(chosen?.url);
  useLocalAddress(draft?.url);

  const refuse = (text: string) => onMessage({ tone: "error", text });

  async function choose(file: File) {
    onMessage(null);
    const why = pictureProblem(file);
    if (why) return refuse(why);
    const url = URL.createObjectURL(file);
    if (!(await isShowable(url))) {
      URL.revokeObjectURL(url);
      return refuse(words.invalid);
    }
    try {
      const { CropDialog } = await import("./components/crop-dialog");
      setChosen({ url, file, Dialog: CropDialog });
    } catch {
      if (!(await offerRenewal())) refuse(words.failed(messages.general.unreachable));
    }
  }

  async function cut(area: Area) {
    if (!chosen) return;
    setChosen(null);
    try {
      const cut = await cutPicture(chosen.url, area, chosen.file);
      const url = cut.crop ? null : URL.createObjectURL(cut.file);
      setDraft({ ...cut, url, isSaved: false });
    } catch {
      refuse(words.invalid);
    }
  }

  async function save() {
    if (percent !== null) return;
    onMessage(null);
    if (!draft || draft.isSaved) return refuse(words.missing);
    onProcessing(true);
    setPercent(0);
    try {
      await uploadPicture(draft, setPercent);
      setDraft({ ...draft, isSaved: true });
      onMessage({ tone: "ok", text: words.saved });
      onSaved();
    } catch (error) {
      const why = uploadErrorText(error);
      refuse(why === words.missing ? why : words.failed(why));
      // The picture exists, so the session is missing, and the sign-in discards the draft.
      if (why === words.missing) onSignedOut(`${words.missing} ${words.lost}`);
    } finally {
      setPercent(null);
      onProcessing(false);
    }
  }

  function discard() {
    onMessage(null);
    setDraft(null);
  }

  return { chosen, draft, percent, choose, cut, cancel: () => setChosen(null), save, discard };
}
