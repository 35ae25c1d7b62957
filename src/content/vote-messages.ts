/** The messages of a vote, which the Desk shows without letting the owner change them. */
export const voteMessages = {
  success: "Vote recorded! Thank you for helping us prioritize.",
  failure: "Failed to record vote. Please try again.",
  notVotable: "This app is not open for votes.",
  already: "You have already voted for this app from this device.",
} as const;
