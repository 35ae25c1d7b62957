"use client";

import { useEffect, useState } from "react";
import { result } from "@/content/quiz";
import { keepResult, useKeepState } from "../keep-result";

/** For signed-in members: sends a result that is not in their profile yet, and says how it went. */
export function SaveNotice() {
  const state = useKeepState();
  const { saving, failed, again } = result.save;
  const [hasTried, setHasTried] = useState(false);
  const hasFailed = hasTried && (state === "failed" || state === "apart");

  useEffect(() => {
    void keepResult().then(() => setHasTried(true));
  }, []);

  return (
    <div className="rs-save note">
      <p role="status">
        {state === "saving" ? saving : null}
        {state === "saved" ? result.member.kept : null}
        {hasFailed ? failed : null}
      </p>
      {hasFailed ? (
        <button className="textbtn" type="button" onClick={() => void keepResult()}>
          {again}
        </button>
      ) : null}
    </div>
  );
}
